import { graphql } from "gatsby"
import { lazy, Suspense } from "react"
import { PauseButton, usePaused } from "../components/hero/pause-button"
import { ButtonLink } from "../components/ui/button"
import { Facts } from "../components/ui/facts"
import { Image, imageData } from "../components/ui/image"
import { useMotionAllowed } from "../hooks/use-motion-allowed"
import * as background from "./hero-background.module.css"
import * as styles from "./hero.module.css"

// The page must also work if a new release has replaced the file or the network is down.
const Particles = lazy(() => import("../components/hero/particles").catch(() => ({ default: () => <></> })))

type HeroProps = { hero: Queries.HeroFragment }

/** The first screen. It is complete without the particles, which load later and only for visitors who allow motion. */
export function Hero({ hero }: HeroProps) {
  const motionAllowed = useMotionAllowed()
  const [paused, togglePaused] = usePaused()
  return (
    <section className={`${styles.hero} ${background.background} on-ink`} aria-labelledby="hero-heading">
      <Image
        image={imageData(hero.picture)}
        alt={hero.picture.alt}
        className={background.chart}
        loading="eager"
      />
      <div className={`${background.fieldArea} no-print`} data-field aria-hidden="true">
        {motionAllowed && (
          <Suspense fallback={null}>
            <Particles paused={paused} />
          </Suspense>
        )}
      </div>
      <div className={styles.inner}>
        <p className={styles.badge}>{hero.badge}</p>
        <h1 id="hero-heading" className={styles.headline}>
          {hero.headline}
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={`${styles.actions} row`}>
          <ButtonLink id="hero-primary" href={hero.primary.href} className={styles.primary}>
            {hero.primary.label}
          </ButtonLink>
          <ButtonLink href={hero.secondary.href} variant="secondary">
            {hero.secondary.label}
          </ButtonLink>
        </div>
        {hero.facts.length > 0 && <Facts facts={hero.facts} className={styles.facts} />}
        {motionAllowed && (
          <div className={`${background.control} no-print`}>
            <PauseButton paused={paused} pause={hero.pause} play={hero.play} onToggle={togglePaused} />
          </div>
        )}
      </div>
    </section>
  )
}

export const query = graphql`
  fragment Hero on HomeHero {
    badge
    headline
    lead
    primary {
      label
      href
    }
    secondary {
      label
      href
    }
    facts {
      term
      detail
    }
    pause
    play
    picture {
      alt
      ...HeroPicture
    }
  }

  fragment HeroPicture on Picture {
    src {
      ...HeroChart
    }
    dark {
      ...HeroChart
    }
  }

  fragment HeroChart on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH)
    }
  }
`
