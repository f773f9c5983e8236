import {
  type CompiledQuery,
  DefaultQueryExecutor,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type { Answer } from './connections'
import type { Tx } from './database'
import type { Tables } from './tables'

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()
const driver = new DummyDriver()
const dialect = {
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createAdapter: () => adapter,
  createIntrospector: (db: ConstructorParameters<typeof PostgresIntrospector>[0]) => new PostgresIntrospector(db),
}

type RunQuery = (text: string, parameters: readonly unknown[]) => Promise<Answer>

/** The typed query builder over one session whose transaction somebody else begins and ends. */
export function createQueryHandle(runQuery: RunQuery): Tx {
  const connection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const answer = await runQuery(query.sql, query.parameters)
      return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.affectedRows) }
    },
    streamQuery(): never {
      throw new Error('Rows are not streamed: page through them.')
    },
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return new Transaction<Tables>({ config: { dialect }, driver, dialect, executor })
}
