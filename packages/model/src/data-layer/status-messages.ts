import { connectionStrings } from './connection-strings'

const messages: ReadonlyMap<number, string> = new Map([
  [401, 'Unauthorized request'],
  [403, 'Unauthorized request'],
  [500, 'Internal server error. Please try again later.'],
  [501, 'Internal server error. Please try again later.'],
  [503, 'This service is temporarily unavailable. Please try again later.'],
])

export function messageForStatus(status: number): string {
  return messages.get(status) ?? connectionStrings.cannotConnect
}

export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300
}

/** A status with words of its own is an answer; repeating the call would not change it. */
export function isRetryableStatus(status: number): boolean {
  return !isSuccessStatus(status) && !messages.has(status)
}

const quotedResponseLength = 100

export function messageForUnreadableReply(response: string): string {
  return `Internal Error: Unable to parse server response ${response.slice(0, quotedResponseLength)} as JSON`
}
