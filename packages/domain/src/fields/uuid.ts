/** The UUID check [fields/uuid]: 8-4-4-4-12 hexadecimal, whatever its version. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** The application a path belongs to: its first UUID-shaped segment ("register" is none). */
export const applicationUuidIn = (pathname: string): string | undefined => pathname.split('/').find(isUuid)
