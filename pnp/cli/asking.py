"""From what was typed to values: choices checked, the nearest ones named."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from layouts.faces import DRAWN_PAST_TRIM
from layouts.fonts import dress
from layouts.papers import Paper, paper
from layouts.sheets import Flip
from layouts.sizes import CARDS, Size
from layouts.themes import Theme
from output import File
from pnp import config
from pnp.box import Choice, Game, Option
from pnp.cli.choosing import between, language, one_of
from pnp.cli.looks import themed
from pnp.games import GAMES, game
from pnp.order import Order
from pnp.problems import Problem
from pnp.selection import Pick, check, keys, picks
from pnp.words import Words

FLIPS: dict[str, Flip] = {"long-edge": "long-edge", "short-edge": "short-edge", "none": "none"}
CARD_SIDE = (40.0, 140.0)
MOST_MARGIN = 60.0
MOST_COPIES = 1000
CARD = re.compile(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|in)?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """The options as they were typed; one command may not offer them all."""

    edition: str | None = None
    players: int | None = None
    board: str | None = None
    card: str = "standard"
    settings: tuple[str, ...] = ()
    paper: str | None = None
    backs: str = "long-edge"
    bleed: float = 2.0
    margin: float = 5.0
    lang: str | None = None
    names: Path | None = None
    theme: str = "classic"
    only: str | None = None
    copies: int = 1


def games(names: Sequence[str]) -> list[Game]:
    """The games named, each once; 'all' is every game."""
    wanted = [one_of("game", name, (*GAMES, "all")) for name in names]
    if "all" in wanted:
        wanted = list(GAMES)
    return [game(name) for name in dict.fromkeys(wanted)]


def one_game(name: str) -> list[Game]:
    """The one game named."""
    return [game(one_of("game", name, tuple(GAMES)))]


def _paper(flag: str | None) -> Paper:
    """The paper to print on."""
    wish = config.wish("paper", flag, "a4")
    try:
        return paper(wish.value)
    except ValueError as error:
        raise wish.refused(error) from error


def card_size(text: str) -> Size:
    """A card's trim: a name, or 57x87mm."""
    match = CARD.fullmatch(text.strip().lower())
    if not match and not text[:1].isdigit():
        return CARDS[one_of("card size", text, tuple(CARDS))]
    if not match:
        names = ", ".join(CARDS)
        raise Problem(f"no card size {text!r}; give 57x87mm or one of: {names}")
    unit = 25.4 if match[3] == "in" else 1.0
    size = Size(float(match[1]) * unit, float(match[2]) * unit)
    for side in size:
        between("a card side of", round(side, 2), *CARD_SIDE)
    if size.width > size.height:
        raise Problem(f"card size {text!r}: cards stand upright; width comes first and is smaller")
    return size


def orders(games: Sequence[Game], wishes: Wishes) -> list[Order]:
    """An order for each game.  With several games an edition, board or setting goes to those
    that know it, and --only to those that have the component; each must be of use to one."""
    look = themed(wishes.theme)
    dress(look.fonts)
    wanted = [_order(game, _for(game, games, wishes), look) for game in games]
    if wishes.only is None:
        return wanted
    picked = picked_keys(wishes.only)
    held = [_keys(order) for order in wanted]
    try:
        check(picked, list(dict.fromkeys(key for each in held for key in each)))
    except ValueError as error:
        raise Problem(f"--only: {error}") from error
    return [
        replace(order, only=mine)
        for order, known in zip(wanted, held, strict=True)
        if (mine := tuple(pick for pick in picked if any(map(pick.matches, known))))
    ]


def _keys(order: Order) -> list[str]:
    try:
        return keys(order.game.pack(order.choice, order.theme, order.words))
    except ValueError as error:
        raise Problem(f"{order.game.id}: {error}") from error


def _for(game: Game, games: Sequence[Game], wishes: Wishes) -> Wishes:
    """The wishes less what only the other games know; nothing is dropped that none knows."""

    def known(key: str) -> bool:
        return key in [option.key for option in game.options]

    def elsewhere(key: str) -> bool:
        return any(key == option.key for other in games for option in other.options)

    names = [setting.partition("=")[0] for setting in wishes.settings]
    settings = [
        setting
        for setting, name in zip(wishes.settings, names, strict=True)
        if known(name) or not elsewhere(name)
    ]
    board = wishes.board if game.boards or not any(g.boards for g in games) else None
    mine, others = _holds(game, wishes.edition), any(_holds(each, wishes.edition) for each in games)
    edition = wishes.edition if mine or not others else None
    return replace(wishes, settings=tuple(settings), board=board, edition=edition)


def _holds(game: Game, edition: str | None) -> bool:
    return (edition or "").lower() in map(str.lower, game.editions)


def _order(game: Game, wishes: Wishes, look: Theme) -> Order:
    return Order(
        game=game,
        choice=_choice(game, wishes),
        paper=_paper(wishes.paper),
        flip=FLIPS[one_of("way to print backs", wishes.backs, tuple(FLIPS))],
        bleed=between("a bleed of", wishes.bleed, 0, DRAWN_PAST_TRIM),
        margin=between("a margin of", wishes.margin, 0, MOST_MARGIN),
        theme=look,
        words=_words(wishes),
        copies=int(between("--copies", wishes.copies, 1, MOST_COPIES)),
    )


def _words(wishes: Wishes) -> Words:
    """The words to print in, with the person's own names in their place."""
    if wishes.names is None:
        return language(wishes.lang)
    from pnp.renaming import renamed

    return renamed(language(wishes.lang), wishes.names)


def picked_keys(text: str) -> tuple[Pick, ...]:
    """The picks of --only as typed."""
    try:
        picked = picks(text)
    except ValueError as error:
        raise Problem(f"--only {error}") from error
    if not picked:
        raise Problem("--only names nothing; give keys as 'pnp box' lists them")
    return picked


def _choice(game: Game, wishes: Wishes) -> Choice:
    wanted = wishes.edition or _default_edition(game, wishes.players)
    edition = one_of(f"{game.id} edition", wanted, tuple(game.editions))
    board = wishes.board
    if board is not None and not game.boards:
        raise Problem(f"{game.id} has no choice of boards; leave out --board")
    return Choice(
        edition=edition,
        players=_players(game, edition, wishes.players),
        board=None if board is None else one_of(f"{game.id} board", board, game.boards),
        card=card_size(wishes.card),
        options=_options(game, wishes.settings),
    )


def _default_edition(game: Game, players: int | None) -> str:
    """The default, or with some games the first edition that is for so many players."""
    if game.follows_players:
        return next((name for name, able in game.editions.items() if players in able), game.default)
    return game.default


def _players(game: Game, edition: str, players: int | None) -> int | None:
    if players is None or players in game.editions[edition]:
        return players
    seats = game.editions[edition]
    others = [name for name, able in game.editions.items() if players in able]
    hint = f"; --edition {others[0]} takes {players}" if others else ""
    raise Problem(
        f"{game.id}, edition {edition}, is for {seats[0]} to {seats[-1]} players,"
        f" not {players}{hint}"
    )


def _options(game: Game, settings: Sequence[str]) -> dict[str, str]:
    options = {option.key: option.default for option in game.options if option.default}
    known = {option.key: option for option in game.options}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not known:
            raise Problem(f"{game.id} has no options; leave out --set {setting}")
        option = known[one_of(f"{game.id} option", key, tuple(known))]
        if not equals:
            raise Problem(f"--set {setting!r}: give it as {key}={option.values[0]}")
        options[option.key] = _value(game, option, value)
    return options


def _value(game: Game, option: Option, value: str) -> str:
    if value not in option.values and option.ends:
        least, most = option.ends
        raise Problem(f"{game.id} option {option.key}={value!r}: give {least} to {most}")
    return one_of(f"value of {game.id} option {option.key},", value, option.values)


def targets(output: Path, names: Sequence[str], suffix: str, *, whole: bool) -> list[Path]:
    """Where each game goes: the file named; or in the folder named, a file a game, or a folder
    a game for formats that make many files."""
    if str(output) == "-":
        return [output] * len(names)
    if output.suffix.lower() != f".{suffix}":
        return [output / (f"{name}.{suffix}" if whole else f"{name}-{suffix}") for name in names]
    if len(names) > 1:
        raise Problem(f"-o {output} is one file, and {len(names)} would come out; name a folder")
    return [output]


def placed(files: Sequence[File], target: Path, suffix: str) -> dict[Path, bytes]:
    """The files of a game at their paths: the target itself, or a file each in it."""
    if target.suffix.lower() != f".{suffix}":
        return {target / f"{name}.{suffix}": data for name, data in files}
    if len(files) > 1:
        raise Problem(
            f"-o {target} is one file, and {len(files)} would come out; name a folder,"
            " or fewer pieces with --only"
        )
    return {target: files[0].data}
