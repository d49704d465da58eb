import {
  Anchor,
  Award,
  Boxes,
  Car,
  ChartLine,
  Clock,
  Coins,
  Compass,
  Database,
  Factory,
  FileCheck,
  Gauge,
  Globe,
  Handshake,
  KeyRound,
  Layers,
  Pill,
  Scale,
  Search,
  ShieldCheck,
  Ship,
  ShoppingBag,
  Stamp,
  Tags,
  Truck,
  Users,
  Workflow,
  type LucideIcon,
} from "lucide-react"
import type { IconName } from "../../site/icon-names"
import * as styles from "./icon.module.css"

const signs: Record<IconName, LucideIcon> = {
  anchor: Anchor,
  award: Award,
  boxes: Boxes,
  car: Car,
  chart: ChartLine,
  clock: Clock,
  coins: Coins,
  compass: Compass,
  database: Database,
  factory: Factory,
  "file-check": FileCheck,
  gauge: Gauge,
  globe: Globe,
  handshake: Handshake,
  key: KeyRound,
  layers: Layers,
  pill: Pill,
  scale: Scale,
  search: Search,
  shield: ShieldCheck,
  ship: Ship,
  "shopping-bag": ShoppingBag,
  stamp: Stamp,
  tags: Tags,
  truck: Truck,
  users: Users,
  workflow: Workflow,
}

type IconProps = { name: string }

const isIconName = (name: string): name is IconName => Object.hasOwn(signs, name)

/** A sign beside its text, hidden from screen readers; nothing where the name is unknown. */
export function Icon({ name }: IconProps) {
  if (!isIconName(name)) return null
  const Sign = signs[name]
  return <Sign className={styles.icon} aria-hidden="true" focusable="false" strokeWidth={1.5} />
}
