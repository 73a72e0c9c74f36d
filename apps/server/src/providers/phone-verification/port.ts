/** What the product needs of phone verification: a one-time code sent to a number, and whether the code that was typed is the one. */
import { z } from 'zod'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

/** How a code comes: as a text message, or read out by a call, which a landline can take. */
export const CODE_CHANNELS = ['TEXT', 'CALL'] as const
export type CodeChannel = (typeof CODE_CHANNELS)[number]

export interface CodeRequest {
  /** Ten digits of the North American plan. */
  readonly phoneNumber: string
  readonly channel: CodeChannel
  /** Whose message it is. */
  readonly lender: { readonly organizationCode: string; readonly name: string }
}

export const codeSent = z.object({
  /**
   * UNREACHABLE: this number takes no message of this kind, as a landline takes no text. NOT_A_NUMBER: no one has it. TOO_MANY: the provider
   * sends no more to it for now. Only the provider's explicit acceptance is SENT.
   */
  status: z.enum(['SENT', 'UNREACHABLE', 'NOT_A_NUMBER', 'TOO_MANY']),
})
export type CodeSent = z.infer<typeof codeSent>

export interface CodeCheck {
  readonly phoneNumber: string
  /** As typed: never in what an adapter hands back to be kept. */
  readonly code: string
}

export const codeChecked = z.object({
  /** Only the provider's explicit approval is APPROVED. EXPIRED: there is no code for the number any more. TOO_MANY: too many wrong ones. */
  status: z.enum(['APPROVED', 'WRONG', 'EXPIRED', 'TOO_MANY']),
})
export type CodeChecked = z.infer<typeof codeChecked>

export interface PhoneVerification {
  sendCode(request: CodeRequest, call: ProviderCall): Promise<ProviderAnswer<CodeSent>>
  checkCode(check: CodeCheck, call: ProviderCall): Promise<ProviderAnswer<CodeChecked>>
}

/** What may be kept of a number: its last two digits. */
export const redactedPhone = (phoneNumber: string): string => `********${phoneNumber.slice(-2)}`
