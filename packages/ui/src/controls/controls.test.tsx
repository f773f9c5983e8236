import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfirmDialog } from '../floating/confirm-dialog'
import { isBeside } from '../floating/dialog'
import { Spinner } from '../spinner'
import { Button, IconButton } from './button'
import { checkNumber } from './number-field'
import { Select } from './select'
import { Switch } from './switch'
import { TextField } from './text-field'

const nothing = () => {}

test('a field ties its label, hint and error to the control', () => {
  const html = renderToStaticMarkup(
    <TextField label="Address" hint="Small letters" error="Taken" value="x" onChange={nothing} />,
  )
  const id = /<input[^>]* id="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`for="${id}"`)
  expect(html).toContain(`aria-describedby="${id}-hint ${id}-error"`)
  expect(html).toContain('aria-invalid="true"')
})

test('a switch is a named switch, an icon button has its label as name', () => {
  expect(renderToStaticMarkup(<Switch label="Sticky" checked onChange={nothing} />)).toContain('role="switch"')
  expect(renderToStaticMarkup(<IconButton icon="undo" label="Undo" disabled />)).toContain('aria-disabled="true"')
  expect(renderToStaticMarkup(<Button>Publish</Button>)).toContain('type="button"')
  const select = renderToStaticMarkup(
    <Select label="Shape" value="pill" choices={[{ value: 'pill', label: 'Pill' }]} onChange={nothing} />,
  )
  expect(select).toContain('<option value="pill" selected="">Pill</option>')
})

test('[DLG-001] [DLG-002] [DLG-003] a confirmation has the buttons it is given ways out for', () => {
  const labels = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map((match) => match[1])
  const body = 'Sure?'
  const all = <ConfirmDialog title="Leave" onConfirm={nothing} onReject={nothing} onCancel={nothing} children={body} />
  const two = <ConfirmDialog title="Leave" onConfirm={nothing} onCancel={nothing} children={body} />
  const one = <ConfirmDialog title="Leave" onConfirm={nothing} children={body} />
  expect(labels(renderToStaticMarkup(all))).toEqual(['Cancel', 'Don&#x27;t Save', 'Confirm'])
  expect(labels(renderToStaticMarkup(two))).toEqual(['Cancel', 'Confirm'])
  expect(labels(renderToStaticMarkup(one))).toEqual(['Confirm'])
})

test('[DLG-020] a dialog is 350 wide by default', () => {
  expect(renderToStaticMarkup(<ConfirmDialog title="t" onConfirm={nothing} children="" />)).toContain('width:350px')
})

test('only a point outside its box is beside the dialog', () => {
  const dialog = { getBoundingClientRect: () => ({ left: 10, right: 20, top: 10, bottom: 20 }) as DOMRect }
  expect(isBeside({ clientX: 15, clientY: 15 }, dialog)).toBe(false)
  expect(isBeside({ clientX: 5, clientY: 15 }, dialog)).toBe(true)
  expect(isBeside({ clientX: 15, clientY: 25 }, dialog)).toBe(true)
})

test('a number field tells what is wrong with a number', () => {
  expect(checkNumber('', 1, 5)).toBe('Enter a number.')
  expect(checkNumber('0', 1, 5)).toBe('Enter 1 or more.')
  expect(checkNumber('6', 1, 5)).toBe('Enter 5 or less.')
  expect(checkNumber('3.5', 1, 5)).toBe(undefined)
})

test('[REF-039] [REF-040] a spinner is light and of the default size, 24 px, unless told otherwise', () => {
  expect(renderToStaticMarkup(<Spinner />)).toContain(
    'class="sw-spinner sw-spinner-light" style="width:24px;height:24px"',
  )
  expect(renderToStaticMarkup(<Spinner color="dark" size="small" />)).toContain('sw-spinner-dark" style="width:16px')
})
