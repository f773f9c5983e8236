"""Water Pavilion: one roof on twelve columns, one wall, a jetty; on a lake below the mountains."""
from shared import furniture, light, nature, shapes as s
from shared import materials as m


def lake():
    nature.ground((-900, -60), (900, 1500), m.water(), -0.45)
    nature.ground((-900, -60), (900, 1500), m.plain('#141d1c'), -3)
    far = lambda x, y: -1.2 + 5.0 * min(1.0, max(0.0, (y - 105) / 60)) + 0.02 * max(0.0, y - 120)
    nature.hilly((-420, 100), (420, 420), (120, 40), m.earth('#59633c', '#7a7448', 0.2, 0.3), far)
    for seed in range(3):
        trees = nature.pine(11, seed)
        nature.show_many(trees, nature.scattered((-320, 122), (320, 240), 420, 0.85, seed, z=far), seed)
    birch = nature.tree(8, 5, count=3500, leaf=('#6d7b35', '#a08a3c'))
    nature.show_many(birch, nature.scattered((-300, 112), (300, 130), 170, 0.9, 9, z=far), 9)
    nature.mountains(1500, 9000, 620, '#a9b9c9', 3, 330)


def pavilion():
    white, edge = m.concrete('#d5d1c8', 'horizontal', 0.2, 3.0), 0.015
    deck = m.boards('#9a8a76', 0.14, 'x', 0.14)
    steel = m.plain('#efece5', 0.4)
    s.box((-9.5, -5, -0.1), (9.5, 5.5, 0.12), white, edge)
    s.box((-9.3, -4.8, 0.12), (9.3, 5.3, 0.16), deck)
    s.box((-8.6, -4.2, -2.5), (8.6, 4.6, -0.1), m.plain('#3b3a37', 0.9))
    s.box((-10.5, -6, 3.5), (10.5, 6.5, 3.62), m.plain('#e9e6df', 0.5), 0.01)
    s.box((-10.4, -5.9, 3.62), (10.4, 6.4, 3.86), m.plain('#3a3733', 0.5, 0.3), 0.01)
    s.box((-10.3, -5.8, 3.46), (10.3, 6.3, 3.51), m.boards('#b08458', 0.11, 'x', 0.12))
    for i in range(6):
        for y in (-4.2, 4.7):
            s.cylinder((-8.75 + 3.5 * i, y), 0.085, 0.12, 3.5, steel, 32)
            s.cylinder((-8.75 + 3.5 * i, y), 0.14, 0.16, 0.175, steel, 32)
    wood = m.boards('#9c5a30', 0.09, 'vertical', 0.2, 0.5)
    s.box((-3.6, 0.6, 0.16), (4.4, 0.95, 3.46), wood)
    s.box((-3.6, 0.25, 0.16), (2.2, 0.6, 0.58), wood, 0.01)
    s.box((-3.62, 0.22, 0.58), (2.22, 0.62, 0.63), m.boards('#b47a4c', 0.09, 'x', 0.1), 0.006)
    s.box((4.4, -1.2, 0.16), (4.75, 2.6, 3.46), wood)
    furniture.bench((-7.6, -2.0, 0.16), (2.2, 0.45))
    furniture.bench((5.9, -2.6, 0.16), (2.2, 0.45))
    s.box((-1.1, -44, -0.02), (1.1, -5, 0.16), m.boards('#8f8170', 0.14, 'x', 0.14), 0.01)
    for i in range(14):
        for x in (-0.85, 0.85):
            s.cylinder((x, -6 - 2.8 * i), 0.09, -2.5, -0.02, m.plain('#4a4037', 0.9), 12)
    for x in (-1.0, 1.0):
        s.cylinder((x, -5.3), 0.045, 0.16, 1.1, steel, 20)


def evening_lamps():
    for i in range(5):
        x = -7 + 3.5 * i
        for y in (-2.0, 3.0):
            s.cylinder((x, y), 0.07, 3.455, 3.462, m.glow('#ffcf98', 14), 20)
            light.lamp((x, y, 3.3), (1.0, 0.66, 0.36), 26, 0.06)
    light.panel((0.4, 0.05, 3.35), (7.5, 0.1), 90, (1.0, 0.62, 0.32))


def dusk():
    lake()
    pavilion()
    evening_lamps()
    light.daylight(2.2, 62, sun=0.9, sky=0.32, exposure=0.9, warmth=(1.0, 0.5, 0.25), dust=2.2)
    light.camera((-10.5, -19, 1.55), (0.6, 4.5, 0), 26, -0.01)


def day():
    lake()
    pavilion()
    nature.meadow((-30, -34), (6, -23.5), 2600, 4, z=lambda x, y: -0.4, size=1.5, color='#7c8148', dry='#b2a468', height=0.5)
    light.daylight(34, -125, sun=4.2, sky=0.24, exposure=0.35)
    light.camera((11.5, -21, 2.3), (1.2, 3, 0), 27, -0.02)


def jetty():
    lake()
    pavilion()
    light.daylight(26, -110, sun=4.0, sky=0.24, exposure=0.3)
    light.camera((0, -23, 1.75), (0, 0, 0), 30, -0.015)


views = {
    'dusk': ('landscape', 8, dusk),
    'day': ('landscape', 6, day),
    'jetty': ('landscape', 6, jetty),
}
