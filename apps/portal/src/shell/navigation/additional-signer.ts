/** Whether someone signs without owing: by type, or by being listed on an application of version v1 [routes/additional-signer]. Pure. */

interface Person {
  readonly uuid: string
  readonly type: string
}

interface Signed {
  readonly additionalSignerVersion: string
  readonly helocSigners: readonly { readonly identityUuid: string }[]
}

export function isAdditionalSigner(person: Person | undefined, application?: Signed): boolean {
  if (!person) return false
  if (person.type === 'CO_DEEDER') return true
  return application?.additionalSignerVersion === 'v1' && application.helocSigners.some(({ identityUuid }) => identityUuid === person.uuid)
}
