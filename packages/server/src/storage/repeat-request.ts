import { isUniqueViolation } from './storage-errors'

/** Runs work that stores a request under its sender's key. Where that key arrived twice at once, the second finds the first. */
export async function repeatRequest<T>(keyIndex: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, keyIndex)) return work()
    throw error
  }
}
