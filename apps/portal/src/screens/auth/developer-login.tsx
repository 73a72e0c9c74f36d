import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { TextField } from '@hearthline/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { lookUpIdentity } from '../../api/look-up-identity.ts'
import { request } from '../../api/request.ts'
import { clearToken, storeToken } from '../../session/token.ts'

/** Whatever went wrong [session/developer-login]. */
export const DEVELOPER_LOGIN_FAILED = 'Something unexpected happened logging you in'

type Kind = 'email-password' | 'jwt'
const kinds = [
  { value: 'email-password', label: 'Email and password' },
  { value: 'jwt', label: 'Token (jwt)' },
]

/**
 * Outside production only: log in with an email and a password, or with a token from elsewhere, without the rules of the form above.
 * `onBusy`: a token is stored before it is known to be good, and no one is let in by it until then.
 */
export default function DeveloperLogin({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const client = useQueryClient()
  const [kind, setKind] = useState<Kind>('email-password')
  const [given, setGiven] = useState({ email: '', password: '', jwt: '' })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const work = (now: boolean) => {
    setBusy(now)
    onBusy(now)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    work(true)
    setFailed(false)
    try {
      const { email, password } = given
      const jwt = kind === 'jwt' ? given.jwt : (await request('POST', '/identity/api/v1/login', { body: { email, password } })).jwt
      client.clear()
      storeToken(jwt)
      await lookUpIdentity()
    } catch {
      clearToken()
      setFailed(true)
    } finally {
      work(false)
    }
  }
  const box = (name: keyof typeof given) => ({
    name: `developer-${name}`,
    value: given[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => setGiven({ ...given, [name]: event.currentTarget.value }),
  })
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      {failed && <Alert kind="error">{DEVELOPER_LOGIN_FAILED}</Alert>}
      <RadioGroup
        name="developer-kind"
        label="Developer access"
        options={kinds}
        value={kind}
        onValueChange={(value) => setKind(value as Kind)}
      />
      {kind === 'jwt' ? (
        <TextField label="Test token" {...box('jwt')} />
      ) : (
        <>
          <TextField label="Test email" inputMode="email" {...box('email')} />
          <TextField label="Test secret" type="password" {...box('password')} />
        </>
      )}
      <div>
        <Button type="submit" variant="secondary" loading={busy}>
          Use it
        </Button>
      </div>
    </form>
  )
}
