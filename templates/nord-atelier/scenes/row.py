"""Six Houses: six narrow wooden houses on one street, each of another height and paint."""
from shared import light, nature, shapes as s
from shared import materials as m

paints = ('#d9d3c6', '#8a3f2a', '#c2a878', '#3a3b3a', '#7c8574', '#e2ddd1')
heights = (6.0, 6.9, 5.7, 7.2, 6.2, 6.7)
wide, gap, deep = 6.2, 1.1, 9.5


def house(x, paint, eaves, number):
    """Gable to the street; a door with steps, one large window, two small ones above."""
    ridge = eaves + 3.0
    trim = m.plain('#efece4' if number in (1, 3, 4) else '#3a332c', 0.5)
    dark = m.plain('#2a2724', 0.4, 0.5)
    wall = m.boards(paint, 0.14, 'vertical', 0.07, 0.7)
    s.gabled((x, 0, 0.45), (x + wide, deep, eaves), ridge, wall, m.boards('#35332f', 0.42, 'y', 0.08, 0.55), overhang=0.22)
    s.box((x - 0.03, -0.03, 0), (x + wide + 0.03, deep + 0.03, 0.45), m.concrete('#a39e95', 'horizontal', 0.2, 2.4), 0.01)
    for u in (x, x + wide - 0.14):
        s.box((u, -0.03, 0.45), (u + 0.14, 0.02, eaves - 0.05), trim, 0.004)
    door_x = x + (0.7 if number % 2 == 0 else wide - 1.8)
    opening(door_x, 0.62, door_x + 1.1, 2.95, trim)
    s.box((door_x, -0.05, 0.62), (door_x + 1.1, 0.0, 2.45), m.boards(('#6b4429', '#2f3f3a', '#6b4429', '#a8714a', '#5a3a26', '#7a3524')[number], 0.12, 'vertical', 0.1), 0.004)
    pane((door_x, 2.5), (door_x + 1.1, 2.95), dark, 1)
    s.rod((door_x + 0.16, -0.1, 1.35), (door_x + 0.16, -0.1, 1.75), 0.012, m.plain('#c9a86a', 0.3, 0.9))
    s.box((door_x - 0.25, -0.75, 2.98), (door_x + 1.35, 0.05, 3.05), m.plain('#3a332c', 0.5, 0.4), 0.006)
    for i in range(3):
        s.box((door_x - 0.2, -0.95 + 0.3 * i, 0.0), (door_x + 1.3, 0.0, 0.2 + 0.2 * i), m.concrete('#a9a399', 'horizontal', 0.5, 1.2), 0.01)
    big = (x + 2.5, x + wide - 0.6) if number % 2 == 0 else (x + 0.6, x + wide - 2.5)
    opening(big[0], 1.1, big[1], 2.95, trim)
    pane((big[0], 1.1), (big[1], 2.95), dark, 3)
    for k in (0, 1):
        a = x + 0.9 + 2.6 * k
        opening(a, 3.9, a + 1.8, eaves - 0.5, trim)
        pane((a, 3.9), (a + 1.8, eaves - 0.5), dark, 2)
    middle = x + wide / 2
    opening(middle - 0.5, eaves + 0.5, middle + 0.5, eaves + 1.6, trim)
    pane((middle - 0.5, eaves + 0.5), (middle + 0.5, eaves + 1.6), dark, 1)
    s.rod((x + 0.2, -0.08, 0.3), (x + 0.2, -0.08, eaves - 0.1), 0.04, m.plain('#4a4641', 0.4, 0.7), 16)
    s.box((middle + 0.7, deep * 0.55, ridge - 0.9), (middle + 1.4, deep * 0.55 + 0.7, ridge + 0.8), m.bricks('#8a4a36', '#76402f'))
    light.panel(((big[0] + big[1]) / 2, 1.6, 2.9), (big[1] - big[0], 1.4), 12)


def opening(a, c, b, d, trim):
    """The boards around a window."""
    for low, high in (((a - 0.1, c - 0.1), (b + 0.1, c)), ((a - 0.1, d), (b + 0.1, d + 0.1)), ((a - 0.1, c), (a, d)), ((b, c), (b + 0.1, d))):
        s.box((low[0], -0.05, low[1]), (high[0], 0.01, high[1]), trim, 0.004)


def pane(low, high, metal, columns):
    """A dark room behind glass: there is none behind these fronts."""
    (a, c), (b, d) = low, high
    s.window(low, high, -0.035, columns, metal=metal, frame=0.05, depth=0.03, pane=m.plain('#141b1e', 0.03, 0.0, 0.9))


def street():
    total = 6 * wide + 5 * gap
    nature.ground((-300, -200), (300, 300), m.earth('#66703f', '#7f7f4a', 0.5, 0.05), -0.06)
    s.box((-120, -12.5, -0.3), (160, -5.2, -0.03), m.earth('#4a4947', '#545250', 2.0, 0.008))
    s.box((-120, -5.2, -0.3), (160, -5.0, 0.07), m.concrete('#a39e95', 'horizontal', 0.5, 1.0), 0.012)
    s.box((-120, -5.0, -0.3), (160, -2.6, 0.04), m.paving('#8f887c', 0.6, 0.4))
    for i, (paint, eaves) in enumerate(zip(paints, heights)):
        x = i * (wide + gap)
        house(x, paint, eaves, i)
        door_x = x + (0.7 if i % 2 == 0 else wide - 1.8)
        s.box((door_x - 0.1, -2.6, -0.3), (door_x + 1.2, -0.95, 0.03), m.paving('#8f887c', 0.6, 0.4))
        off = x + (2.4 if i % 2 == 0 else 0.3)
        for k in range(4):
            shrub = nature.bush(10 + i * 5 + k, 0.42 + 0.07 * ((i + k) % 3))
            shrub.location = (off + 0.95 * k, -0.75, -0.1)
    nature.meadow((-2, -2.5), (total + 2, -0.2), 3000, 3, lambda x, y: True, lambda x, y: -0.06, 0.6)
    for i, x in enumerate((-4.5, 14.0, 28.5, 47)):
        tree = nature.tree(6.4, 90 + i, count=6500)
        tree.location = (x, -3.8 if 0 < i < 3 else 2.5, 0)
    back = nature.tree(9, 99, count=4000)
    nature.show_many(back, nature.scattered((-40, 18), (total + 60, 95), 90, 1.1, 4), 4)
    nature.show_many(nature.tree(8, 98, count=4000), nature.scattered((total + 8, -34), (total + 50, 14), 46, 1.0, 6, lambda x, y: not -13 < y < -2), 6)
    nature.mountains(1700, 14000, 640, '#b4c1cc', 15, 330)


def street_view():
    street()
    light.daylight(30, -146, sun=4.4, sky=0.25, exposure=-0.05)
    light.camera((-1.2, -12.2, 1.65), (18, 1.0, 0), 25, 0.08)


def above():
    street()
    light.daylight(26, -118, sun=4.6, sky=0.25, exposure=0.0)
    light.camera((45, -25, 12.5), (18, 4, 3.2), 30, level=False)


def door():
    street()
    light.daylight(34, -140, sun=4.2, sky=0.25, exposure=0.0)
    light.camera((10.4, -9.6, 1.65), (10.4, 0, 0), 30, 0.2)


views = {
    'street': ('landscape', 5, street_view),
    'above': ('landscape', 5, above),
    'door': ('portrait', 5, door),
}
