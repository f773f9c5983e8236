// The test command is plain JavaScript and starts the same server, so the code lives there.
export {
  findPostgresPrograms,
  type PostgresServer,
  startPostgres,
} from '../../../../scripts/lib/postgres-server.mjs'
