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
  type LucideIcon as IconComponent,
} from "lucide-react"
import type { IconName } from "../../site/icon-names"
import * as styles from "./icon.module.css"

const icons: Record<IconName, IconComponent> = {
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

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name)

/** A decorative icon, hidden from screen readers; renders nothing for an unknown name. */
export function Icon({ name }: IconProps) {
  if (!isIconName(name)) return null
  const LucideIcon = icons[name]
  return <LucideIcon className={styles.icon} aria-hidden="true" focusable="false" strokeWidth={1.5} />
}
