import type { FormFieldType } from '@sitewright/model/forms/fields/field-types'

export const fieldGroups = ['Contact', 'Text', 'Choices', 'Date and time', 'Layout'] as const

interface FieldWords {
  readonly label: string
  readonly description: string
  readonly group: (typeof fieldGroups)[number]
  /** Outline of its sign in a box of 20 by 20, drawn as a line. */
  readonly sign: string
}

export const fieldWords: Record<FormFieldType, FieldWords> = {
  name: {
    label: 'Name',
    description: 'First and last name',
    group: 'Contact',
    sign: 'M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 16.500c.6-3 3-4.500 6-4.500s5.400 1.500 6 4.500',
  },
  email: { label: 'Email', description: 'Checked when it’s sent', group: 'Contact', sign: 'M3 5h14v10H3zM3 6l7 5 7-5' },
  phone: {
    label: 'Phone',
    description: 'In parts or with country code',
    group: 'Contact',
    sign: 'M5 3h3l1.500 4-2 1.200a9 9 0 0 0 4.300 4.300L13 10.500l4 1.500v3c0 1-.8 2-2 2C9 17 3 11 3 5c0-1.200 1-2 2-2z',
  },
  address: {
    label: 'Address',
    description: 'Street, city, state, zip, country',
    group: 'Contact',
    sign: 'M10 17.500s5.500-5 5.500-9a5.500 5.500 0 0 0-11 0c0 4 5.500 9 5.500 9zM10 6.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  },
  text: { label: 'Text', description: 'Single line', group: 'Text', sign: 'M3 6.500h14v7H3zM6 9v2' },
  textarea: {
    label: 'Text area',
    description: 'Multiple lines',
    group: 'Text',
    sign: 'M3 4h14v12H3zM6 7.500h8M6 10.500h5',
  },
  number: {
    label: 'Number',
    description: 'Digits only',
    group: 'Text',
    sign: 'M8 3.500 6.500 16.500M13.500 3.500 12 16.500M4 7.500h13M3 12.500h13',
  },
  currency: {
    label: 'Currency',
    description: 'An amount with its symbol',
    group: 'Text',
    sign: 'M10 3v14M13.500 6.500C13 5.200 11.700 4.700 10 4.700c-2 0-3.500.9-3.500 2.500 0 3.600 7.200 1.800 7.200 5.500 0 1.700-1.600 2.600-3.700 2.600-1.900 0-3.300-.6-3.800-2.100',
  },
  website: {
    label: 'Website',
    description: 'A URL',
    group: 'Text',
    sign: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM3 10h14M10 3c2.500 2.200 3 4.500 3 7s-.5 4.800-3 7c-2.500-2.200-3-4.500-3-7s.5-4.800 3-7z',
  },
  twitter: {
    label: 'X',
    description: 'A username with @',
    group: 'Text',
    sign: 'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM13 7v4.200c0 2.600 4 2.300 4-1.200a7 7 0 1 0-3 5.700',
  },
  password: {
    label: 'Password',
    description: 'Hidden while typing',
    group: 'Text',
    sign: 'M4.500 9h11v8h-11zM7 9V6.500a3 3 0 0 1 6 0V9M10 12v2',
  },
  radio: {
    label: 'Radio',
    description: 'Choose one, all options visible',
    group: 'Choices',
    sign: 'M10 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  },
  checkbox: {
    label: 'Checkbox',
    description: 'Choose any number',
    group: 'Choices',
    sign: 'M4 4h12v12H4zM7 10l2.200 2.200L13.500 8',
  },
  select: {
    label: 'Dropdown',
    description: 'Choose one from a list',
    group: 'Choices',
    sign: 'M3 6h14v8H3zM10.500 9l2 2 2-2M5.500 10h2.500',
  },
  likert: {
    label: 'Survey',
    description: 'Agree or disagree',
    group: 'Choices',
    sign: 'M3 10h14M4 8v4M7 8v4M10 7v6M13 8v4M16 8v4',
  },
  date: {
    label: 'Date',
    description: 'Month, day, year',
    group: 'Date and time',
    sign: 'M3.500 5h13v11.500h-13zM3.500 8.500h13M7 3v3.500M13 3v3.500',
  },
  time: {
    label: 'Time',
    description: 'Hour, minute, second',
    group: 'Date and time',
    sign: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.200l2.700 1.800',
  },
  section: {
    label: 'Section',
    description: 'A heading between fields',
    group: 'Layout',
    sign: 'M4 5h12M4 9h7M4 15h12',
  },
  hidden: {
    label: 'Hidden',
    description: 'Filled in from the URL',
    group: 'Layout',
    sign: 'M3 10c2-3.500 4.500-5 7-5s5 1.500 7 5c-2 3.500-4.500 5-7 5s-5-1.500-7-5zM4 16 16 4',
  },
}
