import type { Brand } from '@hearthline/brands'
import type { LocalDate } from '@hearthline/domain'
import type { FieldProblem } from '../problem.ts'
import { consentVersion, isConsentName } from './consent-texts.ts'

/** What is recorded must be what was read: a version that is named must be today's. One that is not named is today's. */
export const refuseOtherVersions = (
  brand: Brand,
  on: LocalDate,
  path: string,
  consents: readonly { readonly type: string; readonly version?: string | undefined }[],
): FieldProblem[] =>
  consents.flatMap(({ type, version }, index) =>
    version === undefined || !isConsentName(type) || version === consentVersion(type, brand, on)
      ? []
      : [
          {
            path: `${path}.${index}.version`,
            message: 'This text has changed since you opened the page. Please read it again, then agree.',
          },
        ],
  )
