export interface PostgresServer {
  /** Of a superuser on the maintenance database. */
  readonly url: string
  /** Stops at once, as a crash does; the data stays for `resume`. */
  halt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}
export function findPostgresPrograms(): string | null
export function startPostgres(options?: { readonly isDurable?: boolean }): Promise<PostgresServer>
