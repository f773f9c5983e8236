interface LoginForm {
  readonly signUpAddress: string
  /** Answers with what went wrong, in words, or with null. */
  readonly logIn: (credentials: { email: string; password: string }) => Promise<string | null>
}

export function buildLoginForm({ signUpAddress, logIn }: LoginForm): HTMLFormElement {
  const form = document.createElement('form')
  form.className = 'site-dialog-form'
  const problem = document.createElement('p')
  problem.className = 'site-dialog-problem'
  problem.setAttribute('role', 'alert')
  const email = buildField('E-mail address', { type: 'email', name: 'email', autocomplete: 'username' })
  const password = buildField('Password', { type: 'password', name: 'password', autocomplete: 'current-password' })
  const submit = document.createElement('button')
  submit.className = 'button'
  submit.dataset.kind = 'primary'
  submit.textContent = 'Log in'
  form.append(problem, email.label, password.label, submit, buildSignUpLine(signUpAddress))

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (submit.ariaDisabled === 'true') return
    submit.ariaDisabled = 'true'
    problem.textContent = ''
    problem.textContent = await logIn({ email: email.input.value, password: password.input.value })
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

function buildSignUpLine(address: string): HTMLElement {
  const line = document.createElement('p')
  const link = document.createElement('a')
  link.href = address
  link.textContent = 'Sign up'
  line.append('New here? ', link)
  return line
}
