/**
 * Stands in for every part of tsparticles that the field does not need (src/gatsby/webpack-particles.ts): asked to load, it
 * loads nothing.
 */
const nothing = () => Promise.resolve()

export {
  nothing as loadAbsorbersPlugin,
  nothing as loadDestroyUpdater,
  nothing as loadEasingQuadPlugin,
  nothing as loadEmittersPlugin,
  nothing as loadEmittersShapeCircle,
  nothing as loadEmittersShapeSquare,
  nothing as loadEmojiShape,
  nothing as loadExternalAttractInteraction,
  nothing as loadExternalBounceInteraction,
  nothing as loadExternalBubbleInteraction,
  nothing as loadExternalConnectInteraction,
  nothing as loadExternalDestroyInteraction,
  nothing as loadExternalDragInteraction,
  nothing as loadExternalGrabInteraction,
  nothing as loadExternalParallaxInteraction,
  nothing as loadExternalPauseInteraction,
  nothing as loadExternalPushInteraction,
  nothing as loadExternalRemoveInteraction,
  nothing as loadExternalRepulseInteraction,
  nothing as loadExternalSlowInteraction,
  nothing as loadExternalTrailInteraction,
  nothing as loadImageShape,
  nothing as loadLifeUpdater,
  nothing as loadLineShape,
  nothing as loadPaintUpdater,
  nothing as loadParticlesAttractInteraction,
  nothing as loadParticlesCollisionsInteraction,
  nothing as loadPolygonShape,
  nothing as loadRollUpdater,
  nothing as loadRotateUpdater,
  nothing as loadSquareShape,
  nothing as loadStarShape,
  nothing as loadTextShape,
  nothing as loadTiltUpdater,
  nothing as loadTwinkleUpdater,
  nothing as loadWobbleUpdater,
}
