/** What a loan officer sends: a link to an application, and how to hear no more (15 U.S.C. 7704(a)(3) to (5): who wrote, from where, and how to opt out). */
import type { Brand } from '@hearthline/brands'
import { composeLetter, type Letter } from './compose-letter.ts'

export interface AgentLinkLetter {
  readonly brand: Brand
  readonly firstName: string
  /** As the register has them: the loan officer, and their broker where they have one. */
  readonly sender: string
  readonly nmls: string | null
  readonly begin: string
  readonly stop: string
  /** The form has what the sender typed of them. */
  readonly isFilledIn?: boolean
  /** A page with what the sender estimated for them. */
  readonly estimate?: string
}

export const agentLinkMail = ({ brand, firstName, sender, nmls, begin, stop, isFilledIn = false, estimate }: AgentLinkLetter): Letter =>
  composeLetter(brand, `${sender} sent you a link to apply`, [
    `Hello ${firstName},`,
    `${sender}${nmls === null ? '' : ` (NMLS ${nmls})`} works with ${brand.names.short} and sent you this link to apply for a home equity line of credit.`,
    'This is not an offer of credit. We decide when you apply.',
    `If you apply by this link, ${sender} sees your first name, the first letter of your last name, the state of your home, and how far your application is, also whether it was declined or withdrawn. They do not see your credit, your income, or your documents.`,
    ...(isFilledIn ? [`The form is filled in with what ${sender} knows of you. Check each answer before you continue.`] : []),
    ...(estimate
      ? [
          {
            before: `${sender} estimated what a line could cost, without your name and without a credit check. The link has the answers. Anyone who has it can read them`,
            address: estimate,
            button: 'See the estimate',
          },
        ]
      : []),
    { before: 'Start here', address: begin, button: 'Start my application' },
    'This is an advertisement. The link works for 30 days.',
    {
      before: `To get no more emails like this from ${brand.names.short}, open this link`,
      address: stop,
      button: 'No more of these emails',
    },
  ])
