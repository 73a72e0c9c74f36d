/** The words by which a person lets us see the credit report: written instruction under 15 U.S.C. 1681b(a)(2) (FCRA 604(a)(2)). */

/** Changes with every change of the words; each consent keeps the version that it agreed to. */
export const CREDIT_AUTHORIZATION_VERSION = '2026-11'

/** The bureau the default lender asks. */
export const CREDIT_BUREAU = 'Cedar Credit Bureau'

export interface CreditAuthorization {
  readonly lender: string
  /** What the button reads with which the permission is given. */
  readonly button: string
  readonly bureau?: string
}

export const creditAuthorizationText = ({ lender, button, bureau = CREDIT_BUREAU }: CreditAuthorization): string =>
  `By choosing "${button}" I give ${lender} written instructions under the Fair Credit Reporting Act to obtain information from my personal credit profile from ${bureau}, to see whether I qualify. This is a soft inquiry: it will not affect my credit score.`
