"""Sky, sun and camera. Cameras stand level and shift, as those of architecture do: what is upright stays upright."""
from math import atan2, cos, pi, radians, sin

import bpy
from mathutils import Vector


def daylight(elevation, azimuth, sun=3.2, sky=0.28, exposure=0.0, warmth=None, dust=1.0, air=1.0, look='Medium High Contrast'):
    """Angles in degrees; the azimuth turns from y (0, behind the house) over x (90) to the camera's side (180)."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    dome = nodes.new('ShaderNodeTexSky')
    dome.sky_type = 'NISHITA'
    dome.sun_disc = False
    dome.sun_elevation = radians(max(elevation, 0.0))
    dome.sun_rotation = radians(azimuth)
    dome.dust_density, dome.air_density = dust, air
    links.new(dome.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = sky
    if sun:
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.energy, lamp.angle = sun, radians(0.7)
        lamp.color = warmth or sun_color(elevation)
        thing = bpy.data.objects.new('sun', lamp)
        bpy.context.collection.objects.link(thing)
        a, e = radians(azimuth), radians(elevation)
        towards = Vector((sin(a) * cos(e), cos(a) * cos(e), sin(e)))
        thing.rotation_mode = 'QUATERNION'
        thing.rotation_quaternion = towards.to_track_quat('Z', 'Y')
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure


def sun_color(elevation):
    share = min(1.0, max(0.0, elevation / 35))
    return (1.0, 0.62 + 0.33 * share, 0.34 + 0.54 * share)


def lamp(at, color, watts, radius=0.1):
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, color, radius
    thing = bpy.data.objects.new('lamp', light)
    thing.location = at
    bpy.context.collection.objects.link(thing)


def panel(at, size, watts, color=(1.0, 0.72, 0.45), facing=(0, 0, -1)):
    light = bpy.data.lights.new('panel', 'AREA')
    light.shape, light.energy, light.color = 'RECTANGLE', watts, color
    light.size, light.size_y = size
    thing = bpy.data.objects.new('panel', light)
    thing.location = at
    thing.rotation_mode = 'QUATERNION'
    thing.rotation_quaternion = Vector(facing).to_track_quat('-Z', 'Y')
    # Panes do not mirror it.
    thing.visible_glossy = False
    bpy.context.collection.objects.link(thing)


def camera(at, towards, lens=28, shift=0.0, level=True):
    """Stands at a point and looks towards another. `shift` moves the picture up or down by shares of its width."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_y, data.sensor_width, data.clip_end = lens, shift, 36, 30_000
    data.sensor_fit = 'HORIZONTAL'
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    way = Vector(towards) - Vector(at)
    thing.location = at
    if level:
        thing.rotation_euler = (pi / 2, 0, atan2(-way.x, way.y))
    else:
        thing.rotation_mode = 'QUATERNION'
        thing.rotation_quaternion = way.to_track_quat('-Z', 'Y')
    bpy.context.scene.camera = thing
