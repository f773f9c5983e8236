import { signInAsOwner } from './owner.mjs'

/** A page with a form that asks for no proof: the sender would spend its time on puzzles. */
export async function publishForm(product) {
  const { call } = await signInAsOwner(product)
  const page = await call('POST', '/api/pages', { title: 'Bench form' })
  const formId = page.id.replace(/^.{8}/, 'beefbeef')
  const fields = [
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'Email', required: true },
    { type: 'textarea', id: 'message', title: 'Message', required: true },
  ]
  const block = {
    id: formId,
    type: 'form',
    props: { form: { captcha: 'none', fields } },
    desktop: { start: { x: 0, y: 0 }, end: { x: 12, y: 12 } },
  }
  const document = { format: 2, sections: [{ id: page.id.replace(/^.{8}/, 'feedfeed'), blocks: [block] }] }
  await call('PUT', `/api/pages/${page.id}/document`, { version: 1, document })
  await call('POST', `/api/pages/${page.id}/publish`, {})
  return { formId }
}
