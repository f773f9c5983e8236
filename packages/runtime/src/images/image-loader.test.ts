import { expect, test } from 'vitest'
import { createImageLoader } from './image-loader'

interface FakeImage {
  readonly source: string | undefined
}

function setUp(isHandheld = false) {
  const warnings: string[] = []
  const started: { image: FakeImage; end(isLost?: boolean): Promise<void> }[] = []
  const loader = createImageLoader<FakeImage>({
    isHandheld,
    warn: (text) => warnings.push(text),
    readSource: ({ source }) => source,
    show: (image) =>
      new Promise((resolve, reject) => {
        const end = async (isLost = false) => {
          if (isLost) reject(new Error('lost'))
          else resolve(undefined)
          await new Promise((next) => setTimeout(next))
        }
        started.push({ image, end })
      }),
  })
  return { loader, warnings, started, loadMany: (count: number) => many(count).map((image) => loader.load(image)) }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ source: `/${index}.jpg` }))

test('[IMG-023] [IMG-024] what is no image, and an image without a source, is warned of and nothing is fetched', async () => {
  const { loader, warnings, started } = setUp()
  await loader.load({ source: undefined })
  await loader.load({ source: '' })
  expect(warnings).toEqual(['Element is not a valid image element.', 'Invalid or missing image source.'])
  expect(started).toEqual([])
})

test('[IMG-021] [IMG-022] sixteen images are fetched at once, on a handheld one, and each end starts the next', async () => {
  const desk = setUp()
  desk.loadMany(20)
  expect(desk.started).toHaveLength(16)
  await desk.started[3]?.end()
  expect(desk.started).toHaveLength(17)
  const phone = setUp(true)
  phone.loadMany(3)
  expect(phone.started).toHaveLength(1)
  await phone.started[0]?.end(true)
  expect(phone.started).toHaveLength(2)
  expect(phone.warnings).toEqual(['/0.jpg not loaded'])
})

test('[IMG-019] [IMG-020] an image on its way is fetched once, or again when that is allowed', async () => {
  const { loader, started } = setUp()
  const image = { source: '/a.jpg' }
  const first = loader.load(image)
  expect(loader.load(image)).toBe(first)
  expect(started).toHaveLength(1)
  loader.load(image, { allowsConcurrentLoads: true })
  expect(started).toHaveLength(2)
})

test('another source is another image, and one that has come may be asked for anew', async () => {
  const { loader, started } = setUp()
  const image = { source: '/a.jpg' }
  loader.load(image)
  image.source = '/b.jpg'
  loader.load(image)
  expect(started).toHaveLength(2)
  for (const load of started) await load.end()
  loader.load(image)
  expect(started).toHaveLength(3)
})
