"""Column Hall: twenty-four round columns below a grid of beams; the low sun comes in from one side."""
from shared import light, nature, shapes as s
from shared import materials as m

step, height, rows, lines = 5.2, 6.4, 9, 3


def hall():
    """Runs along y; open towards the sun at its right side through tall windows."""
    raw, cast = m.concrete('#b9b4aa', 'horizontal', 0.14, 2.8), m.concrete('#c2bdb3', 'vertical', 0.09, 9.0)
    long, wide = rows * step, lines * step
    s.box((-0.6, -4, -0.3), (wide + 0.6, long + 1, 0), m.paving('#9a9489', 1.3, 1.3, '#6f6a62', 0.42))
    for i in range(lines + 1):
        x = i * step
        s.box((x - 0.24, -4, height), (x + 0.24, long, height + 0.95), raw, 0.012)
        if 0 < i < lines:
            for j in range(rows):
                s.cylinder((x, j * step), 0.34, 0, height, cast, 64)
                s.cylinder((x, j * step), 0.37, 0, 0.03, m.plain('#2b2825', 0.4, 0.6), 64)
    for j in range(rows * 2 + 1):
        y = j * step / 2
        s.box((-0.6, y - 0.1, height + 0.25), (wide + 0.6, y + 0.1, height + 0.95), raw)
    s.box((-0.6, -4, height + 0.95), (wide + 0.6, long + 1, height + 1.2), m.boards('#a58256', 0.14, 'y', 0.1))
    s.box((-0.9, -4, 0), (-0.5, long + 1, height + 1), raw)
    oak = m.boards('#8f6a42', 0.12, 'vertical', 0.14)
    s.box((-0.5, -4, 0), (-0.42, long, 2.6), oak)
    s.box((-0.5, -4, 2.6), (-0.36, long, 2.64), m.plain('#2b2825', 0.4, 0.6))
    # The side of the sun: piers with glass between them.
    for j in range(rows):
        s.box((wide - 0.2, j * step - 0.22, 0), (wide + 0.7, j * step + 0.22, height + 0.3), raw, 0.012)
        s.window((j * step + 0.22, 0.0), ((j + 1) * step - 0.22, height), wide + 0.45, 2, 3, axis='y')
    s.extruded(s.rectangle(-0.6, 0, wide + 0.6, height + 1), 0.5, m.plaster('#8a4630', 0.1), [s.rectangle(wide / 2 - 1.1, 0, wide / 2 + 1.1, 3.2)], at=long)
    s.box((wide / 2 - 2.5, long + 2.5, 0), (wide / 2 + 2.5, long + 2.7, 4), m.plaster('#cbc5b9', 0.06))
    for j in (1, 3, 5, 7):
        block((wide / 2 - 0.9, j * step + step / 2 - 0.25))
    nature.ground((wide + 1, -60), (200, 120), m.earth('#6f7444', '#8a8354', 0.4, 0.05), -0.4)
    for i in range(7):
        tree = nature.tree(7, 80 + i % 3, count=2600)
        tree.location = (wide + 11 + 3 * (i % 2), -2 + 8 * i, -0.4)


def block(at):
    """A bench without a back, of oak on stone."""
    x, y = at
    s.box((x, y, 0.38), (x + 1.8, y + 0.5, 0.46), m.boards('#a87b4f', 0.13, 'x', 0.1), 0.01)
    for u in (0.2, 1.3):
        s.box((x + u, y + 0.06, 0), (x + u + 0.3, y + 0.44, 0.38), m.concrete('#a9a399', 'horizontal', 0.5, 1.2), 0.01)


def axis():
    hall()
    light.daylight(26, 106, sun=6.5, sky=0.5, exposure=1.0)
    light.panel((step * 1.5, -3.8, 3.2), (10, 5), 150, (1, 0.97, 0.93), (0, 1, 0))
    light.camera((step * 1.5, -3.4, 1.65), (step * 1.5, 40, 0), 28.8, 0.09)


def gallery():
    hall()
    light.daylight(20, 128, sun=6.5, sky=0.5, exposure=1.0)
    light.panel((step * 1.5, -3.8, 3.2), (10, 5), 150, (1, 0.97, 0.93), (0, 1, 0))
    light.camera((1.1, -2.6, 4.3), (11.0, 30, 0), 24, -0.06)


def piers():
    hall()
    light.daylight(24, 74, sun=6.5, sky=0.5, exposure=0.7)
    light.camera((2.0, 8.0, 1.65), (15, 24, 0), 26, 0.2)


views = {
    'axis': ('landscape', 8, axis),
    'gallery': ('landscape', 8, gallery),
    'piers': ('portrait', 8, piers),
}
