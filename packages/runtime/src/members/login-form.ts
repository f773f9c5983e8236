interface LoginForm {
  readonly labels: { readonly email: string; readonly password: string }
  readonly submitText: string
  /** Asks whether to stay signed in, where that is given. */
  readonly rememberText?: string
  /** Ways on for who cannot sign in. */
  readonly links: readonly { readonly before: string; readonly text: string; readonly href: string }[]
  /** Answers with what went wrong, in words, or with null. */
  readonly logIn: (credentials: Credentials) => Promise<string | null>
}

interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

export function buildLoginForm({ labels, submitText, rememberText, links, logIn }: LoginForm): HTMLFormElement {
  const form = document.createElement('form')
  form.className = 'site-dialog-form'
  const problem = document.createElement('p')
  problem.className = 'site-dialog-problem'
  problem.setAttribute('role', 'alert')
  const email = buildField(labels.email, { type: 'email', name: 'email', autocomplete: 'username' })
  const password = buildField(labels.password, { type: 'password', name: 'password', autocomplete: 'current-password' })
  const submit = document.createElement('button')
  submit.className = 'button'
  submit.dataset.kind = 'primary'
  submit.textContent = submitText
  const remember = buildChoice(rememberText ?? '')
  form.append(problem, email.label, password.label)
  if (rememberText !== undefined) form.append(remember.label)
  form.append(submit, ...links.map(buildLine))

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (submit.ariaDisabled === 'true') return
    submit.ariaDisabled = 'true'
    problem.textContent = ''
    problem.textContent = await logIn({
      email: email.input.value,
      password: password.input.value,
      rememberMe: remember.input.checked,
    })
    submit.ariaDisabled = 'false'
  })
  return form
}

function buildField(text: string, attributes: { type: string; name: string; autocomplete: AutoFill }) {
  const label = document.createElement('label')
  const input = document.createElement('input')
  Object.assign(input, attributes, { required: true })
  label.append(text, input)
  return { label, input }
}

function buildChoice(text: string) {
  const label = document.createElement('label')
  label.className = 'site-dialog-choice'
  const input = document.createElement('input')
  Object.assign(input, { type: 'checkbox', name: 'rememberMe' })
  label.append(input, text)
  return { label, input }
}

function buildLine({ before, text, href }: LoginForm['links'][number]): HTMLElement {
  const line = document.createElement('p')
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  line.append(before, link)
  return line
}
