/** Every table, for the ORM and for the migrations. */
export * from './schema/applications.ts'
export * from './schema/demographics.ts'
export * from './schema/limits.ts'
export * from './schema/people.ts'
export * from './schema/prime-rows.ts'
export * from './schema/records.ts'
export * from './schema/refusals.ts'
export * from './schema/uploads.ts'
