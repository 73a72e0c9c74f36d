/**
 * A bank account or other number with only its last characters readable: '123456789' -> '•••••6789'.
 * At least half stays hidden, so that a short number is not given away. `visible` defaults to 4.
 */
export function maskNumber(value: string, visible = 4): string {
  const shown = Math.min(visible, Math.floor(value.length / 2))
  return '•'.repeat(value.length - shown) + value.slice(value.length - shown)
}

/** A social security number as '•••-••-6789'. What has not nine digits is hidden altogether. */
export function maskSsn(ssn: string): string {
  const digits = ssn.replace(/\D/g, '')
  return `•••-••-${digits.length === 9 ? digits.slice(-4) : '••••'}`
}

/** 'ada@example.org' -> 'a••@example.org'. What is no address is hidden altogether. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•'.repeat(email.length) : email.charAt(0) + '•'.repeat(at - 1) + email.slice(at)
}

/** '(•••) •••-0132'. What has fewer than ten digits is hidden altogether. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `(•••) •••-${digits.length >= 10 ? digits.slice(-4) : '••••'}`
}
