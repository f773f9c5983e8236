"""Makes the pictures of Nord Atelier anew, and the harbor of Harbour & Kiln.

    blender -b -P templates/nord-atelier/scenes/render.py -- [--width 480] [--to folder] [picture …]

Names are those of the pictures (pavilion-dusk) or scenes (pavilion); without any, all are made.
"""
import argparse
import importlib
import sys
from pathlib import Path

import bpy

here = Path(__file__).parent
sys.path.insert(0, str(here))
# No folders of compiled code among the templates.
sys.dont_write_bytecode = True
projects = ('pavilion', 'ridge', 'court', 'arcade', 'tower', 'row', 'hall', 'stair', 'harbour')
formats = {'landscape': (2400, 1600), 'portrait': (1920, 2400)}


def list_pictures(names):
    for project in projects:
        if names and not any(name.split('-')[0] == project for name in names):
            continue
        views = importlib.import_module(project).views
        for view, (form, samples, build) in views.items():
            name = f'{project}-{view}'
            if not names or name in names or project in names:
                yield name, formats[form], samples, build


def clear():
    from shared import materials

    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.made.clear()


def set_up(size, samples, width):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100 if width is None else round(100 * width / size[0])
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    return scene


def render_picture(scene, target):
    """With Open Image Denoise, which every official build of Blender has."""
    scene.cycles.use_denoising = True
    scene.cycles.denoiser = 'OPENIMAGEDENOISE'
    scene.cycles.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    scene.cycles.denoising_prefilter = 'ACCURATE'
    scene.render.image_settings.file_format = 'JPEG'
    scene.render.image_settings.quality = 90
    scene.render.filepath = str(target)
    bpy.ops.render.render(write_still=True)


def read_wishes():
    wishes = argparse.ArgumentParser()
    wishes.add_argument('names', nargs='*')
    wishes.add_argument('--width', type=int)
    wishes.add_argument('--to', type=Path, default=here.parent / 'pictures')
    return wishes.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])


def main(render=render_picture):
    wishes = read_wishes()
    for name, size, samples, build in list_pictures(wishes.names):
        clear()
        scene = set_up(size, samples, wishes.width)
        build()
        render(scene, wishes.to / f'{name}.jpg')


if __name__ == '__main__':
    main()
