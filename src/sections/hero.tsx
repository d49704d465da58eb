import { graphql } from "gatsby"
import { ParticleField, PauseButton } from "../components/hero/particle-field"
import { usePaused } from "../components/hero/use-paused"
import { ButtonLink } from "../components/ui/button-link"
import { Image } from "../components/ui/image"
import { useMotionAllowed } from "../hooks/use-motion-allowed"
import * as styles from "./hero.module.css"

type HeroProps = { hero: Queries.HeroFragment }

/** The first screen: complete without the moving field, which comes later and only for those who want motion. */
export function Hero({ hero }: HeroProps) {
  const moving = useMotionAllowed()
  const [paused, togglePaused] = usePaused()
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <div className={styles.chart}>
        <Image src={hero.picture.src} alt={hero.picture.alt} className={styles.picture} eager />
      </div>
      <div className={styles.fieldArea} data-field>
        {moving && <ParticleField paused={paused} />}
      </div>
      <div className={styles.inner}>
        <p className={styles.badge}>{hero.badge}</p>
        <h1 id="hero-heading" className={styles.headline}>
          {hero.headline}
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div id="hero-actions" className={styles.actions}>
          <ButtonLink href={hero.primary.href} className={styles.primary}>
            {hero.primary.label}
          </ButtonLink>
          <ButtonLink href={hero.secondary.href} look="quiet">
            {hero.secondary.label}
          </ButtonLink>
          {moving && (
            <PauseButton paused={paused} pause={hero.pause} play={hero.play} onToggle={togglePaused} />
          )}
        </div>
        <dl className={styles.facts}>
          {hero.facts.map(({ term, detail }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
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
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH)
        }
      }
    }
  }
`
