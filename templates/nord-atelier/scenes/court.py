"""Court of the Moon: a house turned inwards, around two courts; their walls have a round opening towards the mountains."""
from shared import furniture, light, nature, shapes as s
from shared import materials as m


def beyond():
    nature.ground((-3000, 14), (3000, 2400), m.earth('#6f7444', '#8a8354', 0.05, 0.1), -2.5)
    nature.mountains(1700, 9000, 560, '#b4c1cc', 9, 330)
    birch = nature.tree(6, 3, count=5000)
    nature.show_many(birch, nature.scattered((-30, 16), (30, 44), 26, 1.0, 3, z=lambda x, y: -2.4), 3)


def court(color, wall_height=4.4, warm=False):
    """Twelve meters wide and ten deep; open to the sky."""
    wall = m.plaster(color, 0.13)
    cap = m.plain('#3a342e', 0.45, 0.4)
    s.extruded(s.rectangle(-6.6, 0, 6.6, wall_height), 0.6, wall, [s.circle(-1.2, 2.35, 1.35)], at=10)
    s.ring(-1.2, 2.35, 1.36, 0.03, 0.66, cap, 9.97)
    for x in (-6.6, 6.0):
        s.box((x, -3, 0), (x + 0.6, 10, wall_height), wall)
        s.box((x - 0.02, -3, wall_height), (x + 0.62, 10.62, wall_height + 0.03), cap)
    s.box((-6.6, 9.98, wall_height), (6.6, 10.62, wall_height + 0.03), cap)
    floor = m.paving('#8f887c', 1.2, 0.6)
    s.box((-6, -6, -0.3), (6, 1.2, 0), floor)
    s.box((-6, 1.2, -0.3), (-4.4, 9.0, 0), floor)
    s.box((4.0, 1.2, -0.3), (6, 9.0, 0), floor)
    s.box((-6, 9.0, -0.3), (6, 10, 0), floor)
    stone = m.concrete('#a9a399', 'horizontal', 0.5, 1.2)
    for low, high in (((-4.4, 1.2), (4.0, 1.5)), ((-4.4, 8.7), (4.0, 9.0)), ((-4.4, 1.5), (-4.1, 8.7)), ((3.7, 1.5), (4.0, 8.7))):
        s.box((*low, -0.6), (*high, 0.03), stone, 0.01)
    nature.ground((-4.1, 1.5), (3.7, 8.7), m.water('#101c1e', 2.2, 0.006), -0.07)
    nature.ground((-4.1, 1.5), (3.7, 8.7), m.plain('#1c2524'), -0.7)
    for i in range(4):
        s.box((-3.2 + 1.35 * i, 3.2 + 1.1 * i, -0.5), (-2.1 + 1.35 * i, 4.1 + 1.1 * i, 0.02), stone, 0.012)
    # A tree in a round bed, grasses below it.
    s.cylinder((4.9, 7.2), 0.72, -0.1, 0.26, stone, 64)
    s.cylinder((4.9, 7.2), 0.64, 0.2, 0.28, m.earth('#3d352c', '#57493a', 4.0, 0.03), 64)
    tree = nature.tree(4.3, 14, stems=2, count=6500, leaf=('#66753a', '#93994d'))
    tree.location = (4.9, 7.2, 0.25)
    nature.meadow((4.3, 6.6), (5.5, 7.8), 130, 5, lambda x, y: (x - 4.9) ** 2 + (y - 7.2) ** 2 < 0.36, lambda x, y: 0.26, 0.9)
    oak = m.boards('#a87b4f', 0.11, 'x', 0.1)
    s.box((-5.9, 4.2, 0.38), (-5.4, 7.8, 0.45), oak, 0.008)
    for y in (4.4, 7.5):
        s.box((-5.85, y, 0), (-5.45, y + 0.1, 0.38), stone, 0.006)


def red():
    beyond()
    court('#8a4630')
    s.box((2.2, 9.94, 0), (3.3, 10.0, 2.3), m.boards('#4a3526', 0.12, 'vertical', 0.15), 0.006)
    s.rod((2.36, 9.9, 0.9), (2.36, 9.9, 1.3), 0.012, m.plain('#c9b28a', 0.3, 0.9))
    light.daylight(30, -138, sun=4.6, sky=0.24, exposure=-0.05)
    light.camera((2.6, -5.2, 1.6), (-0.7, 9, 0), 23, 0.035)


def white():
    beyond()
    court('#cbc5b9')
    light.daylight(46, -160, sun=4.2, sky=0.22, exposure=-0.15)
    light.camera((-0.9, -6.5, 1.6), (-0.9, 9, 0), 26, 0.03)


def shade():
    beyond()
    court('#cbc5b9')
    s.box((-14, -9, 0), (-7.2, 3, 9), m.plaster('#e4dfd5', 0.1))
    light.daylight(21, -112, sun=4.8, sky=0.26, exposure=0.15)
    light.camera((-3.6, -4.6, 1.6), (0.6, 9, 0), 24, 0.035)


def room():
    """The bedroom behind the white court: one round window, low furniture."""
    nature.ground((-3000, 8), (3000, 2400), m.earth('#6f7444', '#8a8354', 0.05, 0.1), -3)
    nature.mountains(1500, 9000, 520, '#b4c1cc', 9, 330)
    birch = nature.tree(6, 3, count=5000)
    nature.show_many(birch, nature.scattered((-24, 15), (24, 40), 16, 1.0, 6, z=lambda x, y: -3), 6)
    lime = m.plaster('#d8cfc0', 0.1)
    s.extruded(s.rectangle(-4.2, 0, 4.2, 3.1), 0.55, lime, [s.circle(1.0, 1.72, 1.12)], at=5)
    s.ring(1.0, 1.72, 1.13, 0.05, 0.1, m.boards('#8a6238', 0.2, 'x', 0.05), 5.3)
    s.mesh('pane', [(-0.2, 5.35, 0.5), (2.2, 5.35, 0.5), (2.2, 5.35, 2.9), (-0.2, 5.35, 2.9)], [(0, 1, 2, 3)], m.glass())
    s.box((-4.2, -3.4, 0), (-3.9, 5, 3.1), m.plaster('#8a4a32', 0.12))
    s.box((3.9, -3.4, 0), (4.2, 5, 3.1), lime)
    s.box((-4.2, -3.4, 3.1), (4.2, 5.6, 3.3), m.boards('#a98a62', 0.14, 'y', 0.08))
    s.box((-4.2, -3.4, -0.2), (4.2, 5.6, 0), m.boards('#96764e', 0.18, 'y', 0.09, 0.38))
    furniture.rug((-2.9, 1.2), (1.6, 3.9), '#cdc2af')
    linen, oak = m.plaster('#e7e1d5', 0.05), m.boards('#a87b4f', 0.3, 'x', 0.08)
    s.box((-3.5, 1.9, 0.0), (-1.3, 4.3, 0.26), oak, 0.01)
    s.box((-3.45, 1.95, 0.26), (-1.38, 4.25, 0.5), linen, 0.08)
    s.box((-3.4, 1.9, 0.47), (-1.3, 3.3, 0.56), m.plaster('#8c8578', 0.06), 0.04)
    for x in (-3.3, -2.35):
        s.box((x, 3.72, 0.5), (x + 0.85, 4.2, 0.68), linen, 0.08)
    s.cylinder((-0.75, 4.2), 0.24, 0.42, 0.45, oak, 48)
    s.cylinder((-0.75, 4.2), 0.03, 0, 0.42, oak, 16)
    s.cylinder((-0.75, 4.2), 0.16, 0, 0.02, oak, 32)
    furniture.vase(-0.75, 4.2, 0.45, 0.2, '#6b4a36', 4)
    furniture.chair((2.9, 3.9, 0), 35)
    s.box((0.0, 4.62, 0.0), (2.0, 5.0, 0.42), oak, 0.01)
    s.box((0.02, 4.6, 0.42), (1.98, 5.0, 0.5), m.plaster('#b8ab97', 0.05), 0.03)
    furniture.pendant(-0.75, 4.2, 1.2, 3.1, 0.13, '#e4dfd4', lit=False)
    light.panel((0, -3.4, 1.7), (7, 2.6), 110, (1.0, 0.93, 0.85), (0, 1, 0))
    light.daylight(24, 34, sun=7.0, sky=0.4, exposure=0.55)
    light.camera((0.7, -3.0, 1.4), (-0.2, 5, 0), 23, -0.01)


views = {
    'red': ('landscape', 6, red),
    'white': ('landscape', 5, white),
    'shade': ('landscape', 6, shade),
    'room': ('landscape', 10, room),
}
