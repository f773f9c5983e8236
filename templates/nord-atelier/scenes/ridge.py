"""House on the Ridge: three volumes, shifted along the ridge so that each has its own view of the sound."""
from mathutils import Vector, noise
from shared import furniture, light, nature, shapes as s
from shared import materials as m

bronze = '#2b2622'


def land():
    fall = lambda x, y: -0.0006 * max(0.0, abs(x - 1) - 13) ** 2 - 0.05 * max(0.0, -y - 10) ** 1.15 - 0.35 * max(0.0, y - 13)
    rough = lambda x, y: fall(x, y) - 0.05 + (0.5 * noise.noise(Vector((x, y, 0)) * 0.12) * min(1.0, max(0.0, -y - 3) / 8))
    nature.hilly((-120, -60), (120, 90), (160, 110), m.earth('#6b6b42', '#8c835a', 0.5, 0.06), rough)
    nature.ground((-4000, 60), (4000, 2400), m.water('#16262d', 0.05, 0.4), -36)
    nature.mountains(2300, 16000, 680, '#b4c1cc', 5, 380)
    clear = lambda x, y: not (-11.5 < x < 15.5 and -5.2 < y < 11)
    nature.meadow((-26, -27), (26, 0), 13000, 11, clear, rough, 0.8, color='#7b7d44', dry='#b39f66', height=0.36)
    places = [(x, y, z - 0.1, r) for x, y, z, r in nature.scattered((-24, -24), (24, -6), 34, 0.42, 8, clear, rough)]
    nature.stones(places, 8)
    for seed, at in ((21, (-15.5, 4.5)), (22, (19.5, 3.0)), (23, (22.5, 9.0)), (24, (-19, 11))):
        tree = nature.tree(5.6, seed, stems=2, count=6500)
        tree.location = (*at, rough(*at))
    low = nature.bush(5, 0.6)
    nature.show_many(low, nature.scattered((-24, -8), (26, 10), 26, 0.9, 5, clear, rough), 5)


def shell(low, high, wall, slab=0.3, front=None, ceiling=None, floor=None, thick=0.32):
    """A volume that is open to the front and stands on its slab."""
    (a, b, c), (d, e, f) = low, high
    ceiling = ceiling or m.boards('#b98d5f', 0.11, 'x', 0.1)
    s.box((a, b, f - slab), (d, e, f), wall, 0.012)
    s.box((a, b, c), (d, e, c + slab), wall, 0.012)
    s.box((a, b, c + slab), (a + thick, e, f - slab), wall)
    s.box((d - thick, b, c + slab), (d, e, f - slab), wall)
    s.box((a + thick, e - thick, c + slab), (d - thick, e, f - slab), m.plaster('#d9d3c8', 0.03))
    s.box((a + thick, b + 0.05, f - slab - 0.03), (d - thick, e - thick, f - slab), ceiling)
    s.box((a + thick, b + 0.4, c + slab), (d - thick, e - thick, c + slab + 0.02), floor or m.boards('#a98458', 0.16, 'x', 0.1, 0.4))


def house(lit=0.0):
    raw, dark = m.concrete('#b4afa6', 'horizontal', 0.14, 2.8), m.boards('#3d342c', 0.11, 'vertical', 0.22, 0.75)
    s.box((-11, -4.6, -0.9), (9.6, 9, -0.06), raw, 0.015)
    s.box((-10.8, -4.4, -0.06), (9.4, 0.2, -0.0), m.boards('#8d7c67', 0.14, 'x', 0.12), 0.006)
    shell((-9, 0, -0.1), (6.5, 8, 3.2), raw)
    shell((-4.2, -1.6, 3.2), (12.6, 6.2, 6.3), dark, 0.34)
    shell((-7.0, 1.0, 6.3), (0.2, 6.6, 9.1), raw, 0.28)
    # The long windows, set back behind the edge of their frame.
    s.window((-8.68, 0.2), (0.6, 2.9), 0.75, 5)
    s.box((0.6, 0.7, 0.2), (6.18, 0.95, 2.9), dark)
    s.box((1.5, 0.66, 0.2), (2.6, 0.72, 2.45), m.boards('#9a6a3f', 0.1, 'vertical', 0.12), 0.006)
    s.rod((1.66, 0.62, 1.0), (1.66, 0.62, 1.5), 0.014, m.plain(bronze, 0.4, 0.8))
    s.window((3.4, 1.3), (5.7, 2.5), 0.66, 2)
    s.window((-3.86, 3.54), (5.2, 5.96), -0.9, 5)
    s.box((5.2, -0.95, 3.54), (8.2, -0.7, 5.96), dark)
    s.window((8.2, 3.54), (12.26, 5.96), -0.9, 2)
    s.railing((-3.85, -1.52, 3.54), (12.25, -1.52, 3.54), 0.95)
    s.window((-6.68, 6.58), (-0.12, 8.82), 1.5, 3)
    s.box((-6.2, 4.2, 9.1), (-5.2, 5.2, 10.1), raw, 0.01)
    s.box((-6.3, 4.1, 10.05), (-5.1, 5.3, 10.12), m.plain(bronze, 0.5, 0.4), 0.005)
    # The roof of the middle is a terrace.
    s.railing((0.4, -1.3, 6.3), (12.3, -1.3, 6.3), 1.0)
    s.railing((12.3, -1.3, 6.3), (12.3, 6.0, 6.3), 1.0)
    for i in range(6):
        s.box((-11 - 0.36 * (i + 1), -3.6, -0.9), (-11 - 0.36 * i, -1.6, -0.06 - 0.16 * (i + 1)), raw, 0.01)
    furnish()
    furniture.bench((-6.4, -2.6, 0.0), (2.4, 0.45))
    for x in (3.4, 4.6):
        furniture.chair((x, -2.9, 0), 200 if x < 4 else 160, m.plain('#5e4630', 0.6))
    if lit:
        warm = (1.0, 0.68, 0.38)
        for low, high, z, y in ((-7.5, 0, 2.75, 3.4), (-2.5, 4.5, 5.85, 2.0), (9, 11.6, 5.85, 2.4), (-6, -1, 8.7, 3.6)):
            light.panel(((low + high) / 2, y, z), (high - low, 2.5), lit * (high - low), warm)
        light.panel((2.05, 0.35, 2.85), (0.8, 0.25), lit * 0.6, warm)


def furnish():
    z = 0.22
    furniture.sofa((-8.0, 4.4, z))
    furniture.rug((-8.2, 2.6), (-4.6, 4.6), '#b8ab97', z)
    furniture.table((-3.9, 3.0, z), (2.6, 1.0))
    for i, x in enumerate((-3.3, -2.5, -1.8)):
        furniture.chair((x, 2.7, z), 180)
        furniture.chair((x, 4.3, z), 0)
    for x in (-3.2, -2.1):
        furniture.pendant(x, 3.5, 1.85, 2.9, 0.18)
    furniture.shelves((-0.9, 7.36, z), (0.9, 7.66, 2.6), 6, 0.9)
    furniture.shelves((-3.4, 5.55, 3.56), (1.6, 5.85, 5.8), 6, 0.85, seed=3)
    furniture.table((2.4, 1.4, 3.56), (2.2, 0.8))
    furniture.chair((3.4, 2.6, 3.56), 0)
    s.box((9.2, 2.2, 3.56), (11.2, 4.4, 3.9), m.boards('#a07a4f', 0.3, 'x'), 0.02)
    s.box((9.25, 2.1, 3.9), (11.15, 4.35, 4.1), m.plaster('#e2dccf', 0.05), 0.06)
    furniture.pendant(-4.0, 3.6, 7.9, 8.8, 0.2)


def dusk():
    land()
    house(lit=26)
    light.daylight(3.2, -78, sun=1.3, sky=0.34, exposure=0.75, warmth=(1.0, 0.5, 0.26), dust=2.0)
    light.camera((-15.5, -21, 1.7), (0.3, 3, 0), 27, 0.07)


def noon():
    land()
    house()
    light.daylight(33, -152, sun=4.3, sky=0.24, exposure=0.3)
    light.camera((16.5, -20.5, 1.6), (1.4, 2, 0), 26, 0.075)


def room():
    """The living room, and what it looks at."""
    nature.hilly((-60, 9), (60, 60), (60, 30), m.earth('#6b6b42', '#8c835a', 0.5, 0.06), lambda x, y: -0.6 - 0.3 * (y - 9))
    nature.meadow((-14, 8), (14, 18), 7000, 4, z=lambda x, y: -0.6 - 0.3 * (y - 9), size=1.5, color='#7b7d44', dry='#b39f66', height=0.4)
    nature.ground((-5000, 40), (5000, 2400), m.water('#1d3038', 0.05, 0.4), -36)
    nature.mountains(2300, 16000, 700, '#b4c1cc', 5, 380)
    birch = nature.tree(6.5, 31, stems=2, count=6000)
    birch.location = (6.6, 12.5, -1.6)
    raw = m.concrete('#bcb7ad', 'horizontal', 0.14, 2.8)
    s.box((-5.4, -4, -0.3), (5.4, 6.2, 0.0), m.boards('#b08b5e', 0.18, 'y', 0.08, 0.32))
    s.box((-5.8, -4, 2.75), (5.8, 7.4, 3.1), m.boards('#b98d5f', 0.11, 'y', 0.1))
    s.box((-5.8, -4, 0), (-5.4, 7.4, 2.75), raw)
    s.box((5.4, -4, 0), (5.8, 6.6, 2.75), m.plaster('#dcd6cb', 0.03))
    light.panel((0, -4.2, 1.6), (9, 2.4), 260, (1.0, 0.95, 0.9), (0, 1, 0))
    s.box((-5.8, 6.0, -0.3), (5.8, 7.5, -0.02), m.boards('#8d7c67', 0.14, 'x', 0.12))
    s.window((-5.4, 0.0), (5.4, 2.75), 6.0, 4)
    s.railing((-5.6, 7.4, 0.0), (5.6, 7.4, 0.0), 0.95)
    # The fireplace is part of the concrete wall.
    s.box((-5.4, 2.2, 0), (-4.7, 4.6, 0.42), raw, 0.01)
    s.box((-5.4, 2.5, 0.75), (-5.37, 4.3, 1.5), m.plain('#141210', 0.9))
    furniture.rug((-3.6, 0.9), (1.2, 4.6), '#c9bda9')
    furniture.sofa((-3.0, 0.9, 0.0), (2.7, 1.0), m.plaster('#8d867b', 0.05), 90)
    s.cylinder((-1.0, 3.2), 0.55, 0.3, 0.335, m.boards('#8a6238', 0.3, 'x', 0.06), 64)
    for u, v in ((-0.3, -0.2), (0.3, -0.2), (0, 0.35)):
        s.rod((-1 + u, 3.2 + v, 0), (-1 + u * 0.8, 3.2 + v * 0.8, 0.3), 0.02, m.plain('#6a4a2a', 0.5))
    furniture.vase(-1.1, 3.3, 0.335, 0.26, '#d8d2c5', 5)
    furniture.chair((2.9, 3.0, 0), 60, seat=m.plain('#2d2926', 0.6))
    furniture.table((2.9, 3.8, 0), (1.8, 0.85))
    furniture.chair((3.5, 5.1, 0), 0)
    furniture.pendant(3.8, 4.2, 1.7, 2.75, 0.22, lit=False)
    furniture.shelves((5.08, -2.6, 0.05), (5.4, 2.4, 2.5), 6, 0.85, axis='y', seed=5)
    light.daylight(27, -48, sun=5.0, sky=0.3, exposure=0.85)
    light.camera((0.9, -3.6, 1.4), (-0.2, 6, 0), 22, -0.02)


views = {
    'dusk': ('landscape', 7, dusk),
    'noon': ('landscape', 6, noon),
    'room': ('landscape', 12, room),
}
