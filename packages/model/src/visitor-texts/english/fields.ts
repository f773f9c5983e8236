/** What is wrong with a field, except in forms that an owner built. */
export const fields = {
  required: 'Fill in this field.',
  tooShort: 'Use at least {min} characters.',
  tooLong: 'Use at most {max} characters.',
  tooSmall: 'Enter {min} or more.',
  tooLarge: 'Enter {max} or less.',
  email: 'This is not an email address.',
  oneOf: 'Use one of: {values}.',
  unknown: 'Unknown field.',
  invalid: 'Invalid value.',
} as const
