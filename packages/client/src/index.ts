export * from './client.ts'
export * from './client-settings.ts'
export * from './request-error.ts'
export * from './retry-while-unavailable.ts'
