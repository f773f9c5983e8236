import { paths } from '@sitewright/model/routes/paths'

export function Landing({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <section className="hero">
        <div>
          <h1>A site you’re proud to show.</h1>
          <p className="lead">
            Sitewright is where shops, studios and restaurants build their own sites. Put anything anywhere, edit right
            on the page, and publish when you’re ready.
          </p>
          <div className="actions">
            {isSignedIn ? (
              <a className="button" href={paths.platformSites}>
                Open my sites
              </a>
            ) : (
              <>
                <a className="button" href={paths.platformSignup}>
                  Start your site
                </a>
                <a className="button second" href={paths.platformLogin}>
                  Sign in
                </a>
              </>
            )}
          </div>
        </div>
        <Composition />
      </section>
      <ul className="reasons">
        <li>
          <h2>Ready-made</h2>
          <p>
            Every template is a complete site with its own fonts, colors and images. Change the text and make it yours.
          </p>
        </li>
        <li>
          <h2>Drag and drop</h2>
          <p>
            Text, images and buttons sit on a grid that adapts to every screen. What you see is what your visitors get.
          </p>
        </li>
        <li>
          <h2>Fast</h2>
          <p>Pages are light and load right away, on any phone and any connection.</p>
        </li>
      </ul>
    </>
  )
}

/** A page being put together: picture, words, a button, and the block under the hand. */
function Composition() {
  return (
    <svg viewBox="0 0 640 480" role="img" aria-label="A pottery studio’s page being laid out on a grid">
      <rect width="640" height="480" fill="#fffefb" />
      <path d="M0 0h640v44H0z" fill="#efeae2" />
      <g fill="#cfc6b9">
        <circle cx="24" cy="22" r="6" />
        <circle cx="44" cy="22" r="6" />
        <circle cx="64" cy="22" r="6" />
        <rect x="210" y="13" width="220" height="18" rx="9" fill="#fffefb" />
      </g>
      <g stroke="#e6dfd5" strokeDasharray="3 5">
        <path d="M40 44v436M110 44v436M180 44v436M250 44v436M320 44v436M390 44v436M460 44v436M530 44v436M600 44v436" />
      </g>
      <rect x="320" y="84" width="280" height="300" rx="4" fill="#d9c3a5" />
      <path d="M320 300h280v84H320z" fill="#b99a74" />
      <path d="M414 168c-6 44-44 62-44 108 0 40 34 58 68 58s68-18 68-58c0-46-38-64-44-108z" fill="#7a3f2a" />
      <path d="M414 168c-6 44-44 62-44 108 0 40 34 58 60 58-30-50-24-120 4-166z" fill="#955339" />
      <ellipse cx="438" cy="168" rx="24" ry="7" fill="#4b2418" />
      <path d="M520 262c0 40 14 72 34 72s34-32 34-72z" fill="#f4eee4" />
      <ellipse cx="554" cy="262" rx="34" ry="9" fill="#ded3c2" />
      <g fill="#1d1a17">
        <rect x="40" y="104" width="236" height="30" rx="3" />
        <rect x="40" y="146" width="182" height="30" rx="3" />
      </g>
      <g fill="#b9b0a4">
        <rect x="40" y="206" width="240" height="10" rx="5" />
        <rect x="40" y="228" width="224" height="10" rx="5" />
        <rect x="40" y="250" width="150" height="10" rx="5" />
      </g>
      <rect x="40" y="292" width="140" height="44" rx="8" fill="#1f6b52" />
      <rect x="66" y="309" width="88" height="10" rx="5" fill="#fff" />
      <rect x="30" y="282" width="160" height="64" rx="4" fill="none" stroke="#1f6b52" strokeWidth="2" />
      <g fill="#fff" stroke="#1f6b52" strokeWidth="2">
        <circle cx="30" cy="282" r="5" />
        <circle cx="190" cy="282" r="5" />
        <circle cx="30" cy="346" r="5" />
        <circle cx="190" cy="346" r="5" />
      </g>
      <path d="M176 330l8 34 8-11 13 3z" fill="#1d1a17" stroke="#fff" strokeWidth="2" />
      <g fill="#e6dfd5">
        <rect x="40" y="412" width="168" height="68" rx="4" />
        <rect x="236" y="412" width="168" height="68" rx="4" />
        <rect x="432" y="412" width="168" height="68" rx="4" />
      </g>
    </svg>
  )
}
