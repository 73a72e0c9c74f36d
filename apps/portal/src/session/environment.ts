/** Which environment a page runs in, judged by its host name [session/environment]. */

export type Environment = 'local' | 'ephemeral' | 'test' | 'production'

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/

/** ephemeral: a preview of one branch, ephemeral-… or …-ephemeral in its first labels. test: a label that is test, stage or staging. */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase()
  if (LOCAL.test(host)) return 'local'
  const labels = host.split('.')
  if (labels.some((label) => /(^|-)ephemeral(-|$)/.test(label))) return 'ephemeral'
  if (labels.slice(0, -1).some((label) => /(^|-)(test|stage|staging)(-|$)/.test(label))) return 'test'
  return 'production'
}

export const isProduction = (): boolean => typeof window === 'undefined' || environmentOf(window.location.hostname) === 'production'
