/** Alerts for whoever tests, one of each kind by its first letter [shell/test-alerts]. Pure. */

export interface TestAlert {
  readonly key: string
  readonly kind: 'error' | 'warning' | 'success' | 'info'
}

export const TEST_ALERTS: readonly TestAlert[] = [
  { key: 'E', kind: 'error' },
  { key: 'W', kind: 'warning' },
  { key: 'S', kind: 'success' },
  { key: 'I', kind: 'info' },
]

/** The toast of a key pressed with Shift and Alt, by its place on the keyboard (KeyE); undefined for any other. */
export function testAlertOf(
  code: string,
): { readonly kind: TestAlert['kind']; readonly title: string; readonly message: string } | undefined {
  const alert = TEST_ALERTS.find(({ key }) => code === `Key${key}`)
  return (
    alert && { kind: alert.kind, title: `Test alert: ${alert.kind}`, message: 'Shown by a keyboard shortcut, outside production only.' }
  )
}
