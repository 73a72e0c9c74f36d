import { Alert } from '@hearthline/ui/alert'

/** Said before the browser asks [registration/errors: the geolocation alert]. */
export function LocationAlert() {
  return (
    <Alert kind="info" title="Why we need your location">
      Your browser may ask to share your location. It is needed to confirm your identity for e-signing: it is kept with your signature, and
      used for nothing else.
    </Alert>
  )
}
