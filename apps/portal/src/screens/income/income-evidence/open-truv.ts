/** Truv Bridge over this page, by its published script (https://docs.truv.com/developers/integration/bridge-widget/overview): loaded when it is opened. */

const SCRIPT = 'https://cdn.truv.com/bridge.js'

interface Bridge {
  open(): void
}

interface BridgeScript {
  init(settings: { bridgeToken: string; onSuccess: (publicToken: string) => void; onClose: () => void }): Bridge
}

const bridgeScript = (): BridgeScript | undefined => (window as { TruvBridge?: BridgeScript }).TruvBridge

function load(): Promise<BridgeScript> {
  const here = bridgeScript()
  if (here) return Promise.resolve(here)
  return new Promise((done, failed) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => {
      const loaded = bridgeScript()
      if (loaded) done(loaded)
      else failed(new TypeError('The payroll window could not be opened'))
    }
    script.onerror = () => failed(new TypeError('The payroll window could not be loaded'))
    document.head.append(script)
  })
}

/** The public token once the person is through; undefined where they closed it before. */
export async function openTruv(bridgeToken: string): Promise<string | undefined> {
  const bridge = await load()
  return new Promise((done) => {
    let token: string | undefined
    const opened = bridge.init({
      bridgeToken,
      onSuccess: (publicToken) => {
        token = publicToken
      },
      // It is closed after success, too.
      onClose: () => done(token),
    })
    opened.open()
  })
}
