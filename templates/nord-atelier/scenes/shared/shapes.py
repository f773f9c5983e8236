"""Bodies: boxes, walls with openings, windows, arches, stairs, railings. Meters, z is up."""
from math import cos, pi, sin

import bpy

from . import materials as m


def mesh(name, points, faces, material, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.materials.append(material)
    if smooth:
        for face in data.polygons:
            face.use_smooth = True
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def box(low, high, material, edge=0.0):
    """From one corner to the other; `edge` takes the sharpness off its edges, which light then catches."""
    (a, b, c), (d, e, f) = low, high
    points = [(a, b, c), (d, b, c), (d, e, c), (a, e, c), (a, b, f), (d, b, f), (d, e, f), (a, e, f)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh('box', points, faces, material)
    if edge:
        bevel = thing.modifiers.new('edge', 'BEVEL')
        bevel.width, bevel.segments = edge, 2
    return thing


def turned(thing, about, degrees):
    """The thing, turned about an upright axis through a point."""
    from mathutils import Matrix, Vector

    at = Matrix.Translation(Vector((*about, 0)))
    thing.matrix_world = at @ Matrix.Rotation(degrees * pi / 180, 4, 'Z') @ at.inverted() @ thing.matrix_basis
    return thing


def cylinder(center, radius, low, high, material, sides=48, top_radius=None):
    x, y = center
    upper = radius if top_radius is None else top_radius
    ring = [(cos(2 * pi * i / sides), sin(2 * pi * i / sides)) for i in range(sides)]
    points = [(x + radius * u, y + radius * v, low) for u, v in ring] + [(x + upper * u, y + upper * v, high) for u, v in ring]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    thing = mesh('cylinder', points, [*faces, tuple(range(sides - 1, -1, -1)), tuple(range(sides, 2 * sides))], material)
    for face in thing.data.polygons[:sides]:
        face.use_smooth = True
    return thing


def rod(start, end, radius, material, sides=10):
    """A round bar from one point to another."""
    from mathutils import Vector

    first, last = Vector(start), Vector(end)
    thing = cylinder((0, 0), radius, 0, (last - first).length, material, sides)
    thing.rotation_mode = 'QUATERNION'
    thing.rotation_quaternion = (last - first).to_track_quat('Z', 'Y')
    thing.location = first
    return thing


def extruded(outline, depth, material, holes=(), axis='y', at=0.0):
    """A flat outline with holes, given thickness: walls with arches and round windows. Outline lies in x and z (or y and z)."""
    curve = bpy.data.curves.new('outline', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = depth / 2
    for points in (outline, *holes):
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for point, (u, v) in zip(line.points, points):
            point.co = (u, v, 0, 1)
        line.use_cyclic_u = True
    thing = bpy.data.objects.new('outline', curve)
    thing.data.materials.append(material)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = (pi / 2, 0, 0) if axis == 'y' else (pi / 2, 0, pi / 2)
    thing.location = (0, at + depth / 2, 0) if axis == 'y' else (at + depth / 2, 0, 0)
    return thing


def rectangle(left, low, right, high):
    return [(left, low), (right, low), (right, high), (left, high)]


def circle(x, z, radius, sides=96):
    return [(x + radius * cos(2 * pi * i / sides), z + radius * sin(2 * pi * i / sides)) for i in range(sides)]


def arch(left, right, low, spring, sides=40):
    """An opening with a half circle at its top."""
    radius, middle = (right - left) / 2, (left + right) / 2
    turn = [(middle + radius * cos(pi * i / sides), spring + radius * sin(pi * i / sides)) for i in range(sides + 1)]
    return [(left, low), (right, low), *turn]


def ring(x, z, radius, thickness, depth, material, at, axis='y'):
    return extruded(circle(x, z, radius), depth, material, [circle(x, z, radius - thickness)], axis, at)


def window(low, high, at, columns=1, rows=1, axis='x', frame=0.06, depth=0.09, metal=None, pane=None):
    """Frame, mullions, and panes a little behind the front. Runs along `axis` from (along, z) to (along, z), at the other one."""
    metal, pane = metal or m.plain('#2a2724', 0.42, 0.6), pane or m.glass()
    (a, c), (b, d) = low, high

    def bar(u0, z0, u1, z1, out=0.0):
        if axis == 'x':
            box((u0, at - out, z0), (u1, at + depth, z1), metal, 0.004)
        else:
            box((at - out, u0, z0), (at + depth, u1, z1), metal, 0.004)

    for z0, z1 in ((c, c + frame), (d - frame, d)):
        bar(a, z0, b, z1, 0.012)
    for u0, u1 in ((a, a + frame), (b - frame, b)):
        bar(u0, c, u1, d, 0.012)
    for i in range(1, columns):
        u = a + (b - a) * i / columns
        bar(u - frame * 0.45, c, u + frame * 0.45, d)
    for i in range(1, rows):
        z = c + (d - c) * i / rows
        bar(a, z - frame * 0.35, b, z + frame * 0.35)
    middle = at + depth * 0.55
    corners = ((a, c), (b, c), (b, d), (a, d))
    mesh('pane', [(u, middle, z) if axis == 'x' else (middle, u, z) for u, z in corners], [(0, 1, 2, 3)], pane)


def railing(start, end, height=1.05, metal=None, every=0.11):
    """Upright bars between two points of the floor, below a flat handrail."""
    metal = metal or m.plain('#26231f', 0.45, 0.5)
    (a, b, z), (c, d, _) = start, end
    length = ((c - a) ** 2 + (d - b) ** 2) ** 0.5
    ux, uy = (c - a) / length, (d - b) / length
    points, faces = [], []

    def bar(t, half, low, high):
        x, y, n = a + ux * t, b + uy * t, len(points)
        for z0 in (low, high):
            for s, r in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                points.append((x + ux * half * s - uy * half * r, y + uy * half * s + ux * half * r, z0))
        faces.extend((n + i, n + (i + 1) % 4, n + 4 + (i + 1) % 4, n + 4 + i) for i in range(4))

    count = max(1, round(length / every))
    for i in range(count + 1):
        bar(length * i / count, 0.007, z + 0.06, z + height)
    mesh('bars', points, faces, metal)
    for low, high, half in ((height - 0.01, height + 0.02, 0.025), (0.05, 0.08, 0.012)):
        corners = [(-1, 0), (1, 0), (1, 1), (-1, 1)]
        p = [(a + ux * length * t - uy * half * s, b + uy * length * t + ux * half * s, z + h) for h in (low, high) for s, t in corners]
        mesh('rail', p, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], metal)


def gabled(low, high, ridge, material, roof, along='y', overhang=0.12, thickness=0.1):
    """A house body with a pitched roof whose sheets stand out a little."""
    (a, b, c), (d, e, f) = low, high
    if along == 'y':
        middle = (a + d) / 2
        ends = [(a, f), (d, f), (middle, ridge)]
        put = lambda u, v, w: (u, v, w)
        u0, u1, v0, v1 = a, d, b, e
    else:
        middle = (b + e) / 2
        put = lambda u, v, w: (v, u, w)
        u0, u1, v0, v1 = b, e, a, d
    points = []
    for v in (v0, v1):
        points += [put(u0, v, c), put(u1, v, c), put(u1, v, f), put(middle, v, ridge), put(u0, v, f)]
    mesh('body', points, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (0, 5, 6, 1), (1, 6, 7, 2), (0, 4, 9, 5)], material)
    for edge in (u0, u1):
        out = overhang if edge > middle else -overhang
        slope = (ridge - f) / (middle - edge)
        low_z = f + slope * -out if edge < middle else f - abs(slope) * overhang
        sheet = []
        for lift in (0.0, thickness):
            for v in (v0 - overhang, v1 + overhang):
                sheet += [put(middle, v, ridge + lift), put(edge + out, v, low_z + lift)]
        mesh('roof', sheet, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 2, 6, 4), (1, 5, 7, 3), (0, 4, 5, 1), (2, 3, 7, 6)], roof)
