import { socialNetworks } from '@sitewright/model/site/settings'
import { renderInSection } from '@sitewright/testkit/render-block'
import { sampleBlock, samplePage, samplePicture, sampleSection } from '@sitewright/testkit/sample-page'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { blockCss } from './block-css'
import { pageCss } from './page-css'
import { blockSchemas } from './schemas'
import { blockViews } from './views'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React spells attributes and empty elements is no fault of a view; grid places are inline styles by design.
    'attr-case': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'tel-non-breaking': 'off',
    'no-implicit-input-type': 'error',
  },
})

function render(block: ReturnType<typeof sampleBlock>, isEditing = false): string {
  return renderInSection(block, { isEditing })
}

const hostileTexts = ['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'\u2028\u2029--><b>"]

/** Puts the text in place of every string of the props that the schema lets it into. */
function withHostileText(block: ReturnType<typeof sampleBlock>, hostile: string) {
  const props = JSON.parse(JSON.stringify(block.props), (key, value) =>
    typeof value === 'string' && key !== 'type' ? hostile : value,
  )
  const kept = Object.entries(props).filter(([name, value]) => {
    return blockSchemas[block.type]?.props.safeParse({ ...block.props, [name]: value }).success
  })
  return { ...block, props: { ...block.props, ...Object.fromEntries(kept) } }
}

/** Blocks that show nothing from their starter props alone are filled in here. */
const filledProps: Record<string, Record<string, unknown>> = {
  image: { assetId: samplePicture.id, caption: 'Glazed in winter', link: { href: '/shop' } },
  gallery: {
    design: 'slideshow',
    mixedContent: true,
    autoplay: true,
    slides: [
      { assetId: samplePicture.id, title: 'Vase', description: 'Thrown in March', href: '/shop' },
      { assetId: samplePicture.id, video: 'https://youtu.be/dQw4w9WgXcQ' },
    ],
  },
  video: { code: 'https://youtu.be/dQw4w9WgXcQ', pictureId: samplePicture.id, caption: 'A film' },
  logo: { assetId: samplePicture.id },
  code: { display: 'html' },
  embed: { address: 'https://youtu.be/dQw4w9WgXcQ' },
  markdown: {
    source: '# One\n\n1. two\n2. three\n\n| a | b |\n|---|---|\n| c | d |\n\n> quote `code` **bold**\n\n---',
  },
  navigation: { links: [{ title: 'Shop', href: '/shop' }] },
  'social-links': {
    accounts: socialNetworks.map((network) => ({ network, address: `https://social.example/${network}` })),
  },
}

describe.each(Object.keys(blockSchemas))('the %s block', (type) => {
  const block = sampleBlock(type, filledProps[type])

  test('has a view, and starter props that its schema accepts', () => {
    const definition = blockSchemas[type]
    expect(definition?.type).toBe(type)
    expect(blockViews[type]).toBeDefined()
    expect(definition?.props.safeParse(definition.starter).success).toBe(true)
  })

  test('is drawn in the editor as it is published; only the rights of owner code stay behind', () => {
    const withoutRights = (html: string) => html.replaceAll(/ sandbox="[^"]*"/g, '')
    expect(withoutRights(render(block, true))).toBe(withoutRights(render(block)))
    expect(render(block)).not.toContain('editing-note')
  })

  test('renders valid HTML, the same each time', () => {
    for (const isEditing of [false, true]) {
      const html = render(block, isEditing)
      expect(html).toBe(render(block, isEditing))
      expect(validator.validateStringSync(html).results.flatMap((it) => it.messages)).toEqual([])
    }
  })

  test('keeps hostile text inert', () => {
    for (const hostile of hostileTexts) {
      const html = render(withHostileText(block, hostile))
      expect(html).not.toMatch(/<(img|script)[^>]*(onerror|alert)/i)
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<b>')
      expect(html).not.toMatch(/<script[^>]*>[^<]*[\u2028\u2029]/)
    }
  })

  test('brings its styles only to pages that use it', () => {
    const own = blockCss[type]
    if (own === undefined) return
    expect(own.length).toBeGreaterThan(0)
    expect(pageCss(samplePage(sampleSection([block])))).toContain(own)
    expect(pageCss(samplePage())).not.toContain(own)
  })
})

test('a block knows when visitors see nothing of it', () => {
  // A spacer is nothing on purpose, and the accounts of a site are no props of the block.
  const types = Object.keys(blockSchemas).filter((type) => type !== 'spacer' && type !== 'social-links')
  for (const block of types.flatMap((type) => [sampleBlock(type), sampleBlock(type, filledProps[type])])) {
    const { props, isEmpty } = blockSchemas[block.type] ?? {}
    const hasNothing = /data-block-id="[^"]*"[^>]*><\/div>/.test(render(block))
    expect(isEmpty?.(props?.parse(block.props) ?? {}) ?? false, block.type).toBe(hasNothing)
  }
})
