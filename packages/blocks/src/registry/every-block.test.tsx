import { renderInSection } from '@sitewright/testkit/sites/render-block'
import {
  sampleBlock,
  sampleFiles,
  samplePage,
  samplePicture,
  sampleSection,
} from '@sitewright/testkit/sites/sample-page'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { pageCss } from '../page/page-css'
import { findBlockCss } from './block-css'
import { findSample } from './samples'
import { blockSchemas, findBlock } from './schemas'

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
    // Checkboxes of one question share a name, as radio buttons do: a form posts its answers without scripts.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
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
    return findBlock(block.type)?.props.safeParse({ ...block.props, [name]: value }).success
  })
  return { ...block, props: { ...block.props, ...Object.fromEntries(kept) } }
}

/** A block with something to show, and then with each of its faces. */
function listShown(type: string) {
  const { fill, faces } = findSample(type) ?? {}
  const filled = fill?.(samplePicture.id, sampleFiles)
  return [{}, ...(faces?.(samplePicture.id, sampleFiles) ?? [])].map((face) =>
    sampleBlock(type, { ...filled, ...face }),
  )
}

describe.each(Object.keys(blockSchemas))('the %s block', (type) => {
  const blocks = listShown(type)

  test('has starter props that its schema accepts', () => {
    const definition = findBlock(type)
    expect(definition?.props.safeParse(definition.starter).success).toBe(true)
  })

  test('is drawn in the editor as it is published; only the rights of owner code stay behind', () => {
    const withoutRights = (html: string) => html.replaceAll(/ sandbox="[^"]*"/g, '')
    for (const block of blocks) {
      expect(withoutRights(render(block, true))).toBe(withoutRights(render(block)))
      expect(render(block)).not.toContain('editing-note')
    }
  })

  test('renders valid HTML, the same each time', () => {
    for (const [block, isEditing] of blocks.flatMap((it) => [[it, false] as const, [it, true] as const])) {
      const html = render(block, isEditing)
      expect(html).toBe(render(block, isEditing))
      expect(validator.validateStringSync(html).results.flatMap((it) => it.messages)).toEqual([])
    }
  })

  test('keeps hostile text inert', () => {
    for (const html of blocks.flatMap((it) => hostileTexts.map((hostile) => render(withHostileText(it, hostile))))) {
      expect(html).not.toMatch(/<(img|script)[^>]*(onerror|alert)/i)
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<b>')
      expect(html).not.toMatch(/<script[^>]*>[^<]*[\u2028\u2029]/)
    }
  })

  test('brings its styles only to pages that use it', () => {
    const own = findBlockCss(type)
    if (own === undefined) return
    expect(own.length).toBeGreaterThan(0)
    expect(pageCss(samplePage(sampleSection(blocks.slice(0, 1))))).toContain(own)
    expect(pageCss(samplePage())).not.toContain(own)
  })
})

test('a block knows when visitors see nothing of it', () => {
  // A spacer is nothing on purpose, and the accounts of a site are no props of the block.
  const types = Object.keys(blockSchemas).filter((type) => type !== 'spacer' && type !== 'social-links')
  for (const block of types.flatMap((type) => [sampleBlock(type), ...listShown(type)])) {
    const { props, isEmpty } = findBlock(block.type) ?? {}
    const hasNothing = !render(block).includes(`data-block-id="${block.id}"`)
    expect(isEmpty?.(props?.parse(block.props) ?? {}) ?? false, block.type).toBe(hasNothing)
  }
})
