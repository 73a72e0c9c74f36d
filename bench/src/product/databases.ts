/** The two databases that the product runs on, each with settings for a server of its own. */
import type { Workbench } from '../workbench.ts'

export interface Place {
  readonly name: 'embedded' | 'PostgreSQL'
  /** HEARTHLINE_DATA and, on PostgreSQL, DATABASE_URL. */
  readonly settings: Readonly<Record<string, string>>
}

/** A fresh data folder and database for each, made when it is their turn. */
export const places = (bench: Workbench, purpose: string): readonly (() => Promise<Place>)[] => [
  async () => ({ name: 'embedded', settings: { HEARTHLINE_DATA: bench.newFolder(`${purpose}-data`) } }),
  async () => ({
    name: 'PostgreSQL',
    settings: { HEARTHLINE_DATA: bench.newFolder(`${purpose}-data`), DATABASE_URL: await (await bench.postgres()).create(purpose) },
  }),
]
