/** Of pages and sites with a password, and where who works on a site gets in. */
export const lock = {
  password: 'Password',
  submit: { password: 'Open the page', siteLock: 'Enter' },
  wrongPassword: 'This password is incorrect. Try again.',
  expired: { question: 'Is this your site?', signIn: 'Sign in to manage it' },
  private: { question: 'Do you work on it?', signIn: 'Sign in to see it' },
} as const
