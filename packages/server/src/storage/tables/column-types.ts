import type { ColumnType } from 'kysely'

/** Written as text, read as what it says. */
export type Json = ColumnType<unknown, string, string>

export type Time = ColumnType<Date, Date | string, Date | string>

/** Empty until it happens: a new row need not name it. */
export type LaterTime = ColumnType<Date | null, Date | null | undefined, Date | null>
