import type { z } from 'zod'
import type { PlaceNames } from '../routes/fill-path'

/** One call of the public API: what is asked and what is answered. Who may call it and what happens is the server's. */
export interface Call {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From the routes table. */
  readonly path: string
  readonly params?: z.ZodType<Readonly<Record<string, string>>>
  readonly query?: z.ZodType<Readonly<Record<string, unknown>>>
  /** Sent as JSON; unknown fields are refused. */
  readonly body?: z.ZodType
  /** Sent as a form instead, a file last. A part that is an object is written as JSON. */
  readonly parts?: z.ZodType<Readonly<Record<string, unknown>>>
  /** How `parts` may be written; multipart/form-data unless told. */
  readonly partsTypes?: readonly string[]
  /** Of a file or a stream it says nothing: `z.unknown()`. */
  readonly answer: z.ZodType
  /** Content types, where the answer is a file or a stream. */
  readonly answerTypes?: readonly string[]
  /** 204 answers without a body. */
  readonly status?: 200 | 201 | 204
}

/** A call whose body and answer are both JSON. */
export type JsonCall = Omit<Call, 'parts' | 'answerTypes'> & {
  readonly parts?: undefined
  readonly answerTypes?: undefined
}

/** Its schema names each place of the path. */
export type ParamsOfPath<Path extends string> = [PlaceNames<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: z.ZodType<Readonly<Record<PlaceNames<Path>, string>>> }

export type AnswerOf<Asked extends Pick<Call, 'answer'>> = z.output<Asked['answer']>
export type BodyOf<Asked extends Pick<Call, 'body'>> = InputOf<Asked['body']>
export type PartsOf<Asked extends Pick<Call, 'parts'>> = InputOf<Asked['parts']>

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** In an address a flag stands as a word. */
type Written<Value> = 'true' extends Value ? Value | boolean : Value
type WrittenQuery<Query> = { readonly [Name in keyof Query]: Written<Query[Name]> }

type Given<Name extends string, Value> = undefined extends Value
  ? { readonly [It in Name]?: Value }
  : { readonly [It in Name]: Value }
type GivenQuery<Query> = Query extends z.ZodType
  ? Record<never, never> extends z.input<Query>
    ? { readonly query?: WrittenQuery<z.input<Query>> }
    : { readonly query: WrittenQuery<z.input<Query>> }
  : { readonly query?: undefined }

/** What fills the address of a call. */
export type AddressInput<Asked extends Pick<Call, 'params' | 'query'>> = Given<'params', InputOf<Asked['params']>> &
  GivenQuery<Asked['query']>

/** All that is said in a call. */
export type CallInput<Asked extends Pick<Call, 'params' | 'query' | 'body'>> = AddressInput<Asked> &
  Given<'body', InputOf<Asked['body']>>

/** A parameter that may be left out where nothing has to be said. */
export type InputArguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input]
