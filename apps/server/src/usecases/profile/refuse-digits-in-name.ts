/** Digits in a last name tell test people apart; no one's ID has them [fields/name]. */
import { lastNameMessages } from '@hearthline/domain/registration'
import type { Config } from '../../config.ts'
import { invalid } from '../problem.ts'

/** @param path of the field in the body @throws Problem validation_failed in production */
export function refuseDigitsInName({ production }: Pick<Config, 'production'>, path: string, lastName: string): void {
  if (production && /\d/.test(lastName)) throw invalid([{ path, message: lastNameMessages.unsupported }])
}
