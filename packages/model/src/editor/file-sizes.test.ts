import { expect, test } from 'vitest'
import { formatFileSize, megabyteBytes } from './file-sizes'

test('[UTIL-024] a megabyte is 1,000,000 bytes', () => {
  expect(megabyteBytes).toBe(1_000_000)
})

test('[UTIL-025] file sizes are shown in steps of 1024 from Bytes to YB', () => {
  const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB']
  for (const [step, unit] of units.entries()) {
    expect(formatFileSize(1024 ** step)).toBe(`1 ${unit}`)
    expect(formatFileSize(1.5 * 1024 ** step)).toBe(`1.5 ${unit}`)
  }
  expect(formatFileSize(0)).toBe('0 Bytes')
  expect(formatFileSize(1023)).toBe('1023 Bytes')
  expect(formatFileSize(1_048_575)).toBe('1 MB')
  expect(formatFileSize(2000 * 1024 ** 8)).toBe('2000 YB')
})
