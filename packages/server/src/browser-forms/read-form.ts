import type { Failure } from '@sitewright/model/failures/catalog'
import { toFieldErrors } from '@sitewright/model/failures/field-errors'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { FormState, Values } from './form-state'

/** The named fields of a sent form, trimmed; a field sent twice counts once. Passwords are kept as they are. */
export function readForm(request: FastifyRequest, names: readonly string[]): Record<string, string> {
  const body = (request.body ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    names.map((name) => {
      const text = String([body[name] ?? ''].flat()[0] ?? '')
      return [name, /password$/i.test(name) ? text : text.trim()]
    }),
  )
}

export function formOfFailure(values: Values, failure: Failure): FormState {
  return { values, errors: failure.errors ?? { '': failure.text } }
}

export function formOfIssues(values: Values, error: z.ZodError): FormState {
  return { values, errors: toFieldErrors(error) }
}
