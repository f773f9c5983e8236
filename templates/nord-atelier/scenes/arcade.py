"""Market Arcade: nine arches of pale brick along the harbor square, shops behind them, rooms above."""
from shared import furniture, light, nature, shapes as s
from shared import materials as m

bay, deep, bays = 4.4, 4.2, 9
length = bay * bays + 0.8


def square():
    nature.ground((-200, -60), (200, 30), m.paving('#7f796e', 0.6, 0.3), 0)
    nature.ground((-3000, 30), (3000, 1800), m.water('#1b2d35', 0.2, 0.1), -2)
    nature.mountains(1500, 14000, 520, '#b4c1cc', 12, 330)
    # The far side of the square.
    for i, paint in enumerate(('#d9d3c6', '#8a3f2a', '#c2a878', '#5b615c', '#d9d3c6', '#8a5a3c')):
        y = -42 + 11.5 * i
        s.gabled((78, y, 0), (92, y + 10, 7 + i % 3), 12.5 + i % 2, m.boards(paint, 0.16, 'vertical', 0.06), m.boards('#35332f', 0.42, 'x', 0.08), along='x')
        for f in range(2):
            for k in range(3):
                s.box((77.95, y + 1.2 + 2.9 * k, 1.2 + 3.2 * f), (78.02, y + 2.6 + 2.9 * k, 3.1 + 3.2 * f), m.plain('#1c2428', 0.08, 0, 0.8))


def front(brick):
    """The wall of arches, and the windows above each of them."""
    arches = [s.arch(0.8 + bay * i, bay * (i + 1), 0, 2.9) for i in range(bays)]
    upper = [s.rectangle(1.5 + bay * i + 1.45 * k, 5.7, 1.5 + bay * i + 1.45 * k + 0.95, 7.7) for i in range(bays) for k in (0, 1)]
    s.extruded(s.rectangle(0, 0, length, 8.9), 0.62, brick, [*arches, *upper], at=0)
    stone = m.concrete('#cfc9bd', 'horizontal', 0.5, 2.2)
    s.box((-0.06, -0.1, 5.0), (length + 0.06, 0, 5.16), stone, 0.008)
    s.box((-0.1, -0.16, 8.9), (length + 0.1, 0.64, 9.14), stone, 0.01)
    for i in range(bays + 1):
        s.box((bay * i - 0.05, -0.06, 0), (bay * i + 0.85, 0.66, 0.32), stone, 0.01)
    dark = m.plain('#2a2724', 0.4, 0.6)
    for i in range(bays):
        for k in (0, 1):
            x = 1.5 + bay * i + 1.45 * k
            s.box((x - 0.05, -0.09, 5.62), (x + 1.0, 0.1, 5.7), stone, 0.006)
            s.window((x, 5.7), (x + 0.95, 7.7), 0.34, 2, 2, metal=dark, frame=0.05)
    s.box((0.3, 3.0, 5.2), (length - 0.3, 3.1, 8.6), m.plaster('#4b443b', 0.2))


def walk(wall):
    """Below the vault: floor, beams, shop fronts."""
    s.box((-0.2, -0.3, 0), (length + 0.2, deep + 0.6, 0.06), m.paving('#8d8678', 0.9, 0.6, roughness=0.6))
    s.box((0, 0.6, 4.75), (length, deep + 0.6, 5.0), m.boards('#b58c5e', 0.16, 'x', 0.1))
    for i in range(bays * 2 + 1):
        x = 0.4 + bay / 2 * i
        s.box((x - 0.09, 0.62, 4.45), (x + 0.09, deep, 4.75), m.boards('#a67c50', 0.3, 'y', 0.1), 0.006)
    openings = [s.rectangle(1.1 + bay * i, 0.06, 4.1 + bay * i, 3.3) for i in range(bays)]
    s.extruded(s.rectangle(0, 0, length, 4.75), 0.3, wall, openings, at=deep)
    wood = m.boards('#6b4429', 0.1, 'vertical', 0.15)
    frame = m.plain('#3b2b20', 0.45)
    for i in range(bays):
        x = 1.1 + bay * i
        s.box((x, deep + 0.08, 0.06), (x + 1.9, deep + 0.16, 0.6), wood)
        s.window((x, 0.6), (x + 1.9, 2.6), deep + 0.08, 2, metal=frame)
        s.window((x, 2.6), (x + 3.0, 3.3), deep + 0.08, 4, metal=frame)
        s.window((x + 1.95, 0.06), (x + 3.0, 2.6), deep + 0.08, 1, 1, metal=frame, frame=0.11)
        s.rod((x + 2.12, deep + 0.02, 0.95), (x + 2.12, deep + 0.02, 1.35), 0.014, m.plain('#c9a86a', 0.3, 0.9))
        s.box((x, deep + 2.6, 0), (x + 3.0, deep + 2.7, 3.3), m.plaster(('#d6b58a', '#c9a27c', '#d9c6a4')[i % 3], 0.15))
        for r in range(3):
            furniture.books((x + 0.2, deep + 2.2, 0.9 + 0.55 * r), 2.5, 0.4, seed=i * 9 + r)
            s.box((x + 0.1, deep + 2.2, 0.86 + 0.55 * r), (x + 2.9, deep + 2.5, 0.9 + 0.55 * r), m.plain('#8a6238'))
        light.panel((x + 1.5, deep + 1.4, 3.2), (2.2, 1.2), 34)
        furniture.pendant(0.4 + bay * i + bay / 2, 2.3, 3.4, 4.6, 0.17)
        light.lamp((0.4 + bay * i + bay / 2, 2.3, 3.3), (1.0, 0.72, 0.42), 22, 0.08)


def life():
    for i, x in enumerate((2.0, 10.8, 19.6)):
        furniture.bench((x + 0.4, -3.2, 0), (2.0, 0.45))
    for i in (1, 2, 4):
        x = 0.8 + bay * i + 0.7
        s.cylinder((x + 1.2, -1.6), 0.36, 0.72, 0.75, m.plain('#d8d2c5', 0.4), 40)
        s.cylinder((x + 1.2, -1.6), 0.03, 0, 0.72, m.plain('#2b2825', 0.4, 0.5), 16)
        for dx, turn in ((0.55, 90), (1.85, -90)):
            furniture.chair((x + dx, -1.6, 0), turn)
    for i, at in enumerate(((6.4, -6.5), (17.2, -6.5), (28, -6.5))):
        tree = nature.tree(6.2, 40 + i, count=6000, leaf=('#63743a', '#8d964a'))
        tree.location = (*at, 0)
        s.box((at[0] - 0.7, at[1] - 0.7, 0), (at[0] + 0.7, at[1] + 0.7, 0.015), m.earth('#4a4137', '#5f5547', 4, 0.02))


def build(color='#c8b99e', second='#b5a387', inner='#8a4630'):
    square()
    front(m.bricks(color, second))
    walk(m.plaster(inner, 0.12))
    brick = m.bricks(color, second)
    s.box((-0.03, 0.62, 4.75), (0.5, deep + 9, 8.9), brick)
    s.box((-0.03, deep - 0.01, 0), (0.5, deep + 9, 4.76), brick)
    s.box((-0.1, 0.6, 8.9), (0.6, deep + 9.1, 9.14), m.concrete('#cfc9bd', 'horizontal', 0.5, 2.2), 0.01)
    s.box((0.3, deep + 0.6, 8.6), (length - 0.3, deep + 9, 8.9), m.plain('#4a4641', 0.8))


def corner():
    build()
    life()
    light.daylight(29, -128, sun=4.4, sky=0.24, exposure=-0.05)
    light.camera((-5.0, -13.0, 1.65), (13.0, 1, 0), 25, 0.085)


def front_view():
    build()
    light.daylight(35, -142, sun=4.2, sky=0.24, exposure=-0.05)
    light.camera((0.4 + bay * 3.5, -13.2, 1.65), (0.4 + bay * 3.5, 0, 0), 30, 0.09)


def walk_view():
    build()
    light.daylight(24, -140, sun=5.4, sky=0.36, exposure=0.25)
    light.camera((1.2, 2.2, 1.6), (40, 2.35, 0), 24, 0.06)


views = {
    'corner': ('landscape', 6, corner),
    'front': ('landscape', 6, front_view),
    'walk': ('portrait', 7, walk_view),
}
