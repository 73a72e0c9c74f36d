import { defineConfig } from 'drizzle-kit'

/** Used by `npx drizzle-kit generate` in this folder after a change to the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/store/schema.ts', out: './src/store/migrations' })
