import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/** One OpenSearch node on this machine: arguments are its directory and its port. It ends when its input does. */
final class SearchNode extends Node {
  private SearchNode(Settings settings, List<Class<? extends Plugin>> plugins) {
    super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "search"), plugins, false);
  }

  public static void main(String[] arguments) throws Exception {
    Settings settings = Settings.builder()
        .put("path.home", arguments[0])
        .put("http.port", arguments[1])
        .put("transport.port", "0")
        .put("network.host", "127.0.0.1")
        .put("cluster.name", "wardline-test")
        .put("node.name", "search")
        .put("discovery.type", "single-node")
        .put("transport.type", "netty4")
        .put("http.type", "netty4")
        // A full disk of the machine is no reason to refuse a few test documents.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    try (Node node = new SearchNode(settings, List.of(Netty4Plugin.class, CommonAnalysisPlugin.class))) {
      node.start();
      while (System.in.read() != -1) {
        // Nothing is said; only the end counts.
      }
    }
    System.exit(0);
  }
}
